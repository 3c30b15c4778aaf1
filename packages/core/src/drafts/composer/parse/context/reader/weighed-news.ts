import { isOrdinaryWord } from '../../../../gate/index.ts';
import { capitalise, decapitalise, isCount, isPlural } from '../../../text/grammar.ts';
import { countWords } from '../../../text/tidy.ts';
import { findVerb } from '../../../text/verbs.ts';
import { measures, personNouns, prepositions } from '../../../text/words.ts';
import { finishSentence } from '../../sentence-text.ts';
import { isRole } from '../people/signed-as.ts';
import { isTold, turnPronouns } from '../second-person.ts';
import { grave } from '../unkind.ts';
import type { SentenceWeights } from '../weights/sentence-weights.ts';
import { asEmployer, isStep, isWorkplace, type Reader, toYou, withoutBadNews } from './to-you.ts';

/** How far a sentence has to look like news of the reader and like no fact of the sender's, as logarithms of odds. */
const ofReaderMin = 0.8;
const overToldMin = 2;
/** The same of a firm that nothing else in the request names. */
const ofNamedMin = 1.5;

/**
 * News of the reader that only its words give away, as no pronoun says whose it is: `Your depot went to two shifts`, `Won regional gold in March`, `The
 * firm moved to Leith`, `Harlow Home opened a second warehouse`. Undefined where they look like anything else.
 */
export function toWeighedNews(sentence: string, reader: Reader, odds: SentenceWeights): string | undefined {
  const { told, ofReader, kept } = odds;
  const spoken = saidToReader.test(sentence) && kept < surelySaid ? ofYou(sentence) : undefined;
  if (spoken) return spoken;
  if (ofReader < ofReaderMin || ofReader - told < overToldMin || kept > -0.5) return undefined;
  return (
    ofYou(sentence) ??
    ofCount(sentence, odds) ??
    withoutWho(sentence, reader) ??
    ofTheirs(sentence, reader) ??
    ofWhatTheyHave(sentence, odds) ??
    withoutOwner(sentence, reader) ??
    (ofReader > ofNamedMin ? ofNamed(sentence) : undefined)
  );
}

/** `You're exhibiting in Dublin`, `You led the round last year`: what the caller says to the reader is news of him whatever its words weigh, where no term is told so. */
const saidToReader =
  /^You(?:['’]re| are) (?:(?:also|currently|just|now) )?(?!(?:getting|paying|welcome)\b)\p{Ll}+ing\b|^You (?:also |just |recently )?(?!(?:need|paid|set|said no|cut|let|put|read)\b)(?:\p{Ll}+ed|asked|bought|built|gave|grew|held|led|made|met|opened|ran|said|sold|spoke|told|took|won|wrote)\b/u;
const surelySaid = 0;

/** What could or should come to pass is no news. */
const modal = /^(?:\S+ ){1,3}(?:can|could|may|might|must|should|would)\b/;

const counted =
  /^((?:(?:about|almost|around|nearly|over|some) )?(?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:[\p{L}\d-]+ ){0,2}(\p{L}+s)(?: (?:at|in|on|over|under) (?:the )?[\p{L}\d -]{3,30})?)(?:, ((?:\d+|one|two|three|four|five|six) )(?:of them )?((?:brand[- ])?new|electric|leased|on order|ordered|second-hand)((?: [\p{L}\d -]{3,25})?))?$/iu;

/** `five Ford Transits, two new this month`, by its words of the reader: `You have five Ford Transits, two of them new this month.` */
function ofCount(note: string, { told, kept }: SentenceWeights): string | undefined {
  const [, what = '', noun = '', many = '', how = '', when = ''] =
    told < surelyNoFact && kept < surelyOpen ? (counted.exec(note) ?? []) : [];
  return what && isPlural(noun.toLowerCase()) && !measures.has(noun.toLowerCase())
    ? finishSentence(`You have ${decapitalise(what)}${how && `, ${many}of them ${how}${when}`}`)
    : undefined;
}

/** How surely a count is no fact of the sender's, and nothing private. */
const surelyNoFact = -2.5;
const surelyOpen = -3;

/** `You reopened the breakfast room in March`: said to the reader already. */
function ofYou(sentence: string): string | undefined {
  if (
    !/^(?:You(?:['’]re)? (?!get\b|receive\b)|Your (?!(?:first|logo|money|name|order)\b))/i.test(sentence) ||
    modal.test(sentence)
  )
    return undefined;
  // "You led the round, and their founder offered to introduce us": the deed alone.
  const first = sentence.replace(/,? (?:and|but) (?:(?:her|his|their) [^,;:]+|s?he |they ).*$/, '');
  const told = / (?:I|me|my|our|us|we)\b.*\b(?:I|me|my|our|us|we)\b/.test(first)
    ? undefined
    : // "You asked for speakers who aren't from big firms".
      /^You (?:also |just |recently )?asked\b/.test(first) && !grave.test(first)
      ? first
      : withoutBadNews(first);
  return told && !ofCustomer.test(told) && !/\b(?:he|her|him|his|she|their|them|they)\b/.test(told)
    ? finishSentence(told)
    : undefined;
}

const deeds =
  /^(?:(?:just|newly|recently) )?(?:acquired|added|announced|bought|built|celebrated|commented on|gave (?:an?|the)|got (?:accredited|B Corp|certified|FSC|ISO|organic|planning permission|SOC)|hosted|introduced|joined|launched|migrated|moved (?:from|in|into|to)|opened (?:\d|an?|her|his|in|the|their)|passed an?|planted|posted|promised|published|put up|raised|rebranded|renovated|reopened (?!after)|ran (?:an?|the)|rolled out|said (?:at|in|on|that)|spoke (?:about|at|on)|supplied|took over|took part|tweeted|was (?:in|named|on)|won|wrote|asked (?:at|in|for (?:an?|our|the)|me|our|us)|told (?:me|us))\b/i;

/** What the reader does, by what can be seen of it. */
const doing =
  /^(?:has (?:an? |\d+ )(?:\p{Ll}+ ){1,3}(?:announced|coming up|planned|scheduled)\b|(?:currently )?(?:maintains|manages|operates|organi[sz]es|owns|runs|publishes|speaks|teaches|volunteers) (?!late\b|on\b|out\b))/iu;

/** `…, announced in the local paper`. */
const whereRead = /, (?:announced|published|reported|seen) (?:at|in|on) [^,]+$/i;

/** `Won regional gold for the sourdough in March`, `runs the user group in Leipzig`: who did or does it is left out. */
function withoutWho(note: string, reader: Reader): string | undefined {
  if (countWords(note) <= 3) return undefined;
  if (doing.test(note)) return toYou(`She ${decapitalise(note).replace(whereRead, '')}`, reader);
  return deeds.test(note)
    ? toYou(`They ${decapitalise(note).replace(/\bits\b/g, 'their')}`, reader)
    : undefined;
}

/** What anybody's place of work can be called. */
const anyFirm = /^(?:business|company|firm|organi[sz]ation)$/;

/** `The castle was named venue of the year`, beside a persona that has one: the reader's. */
function ofTheirs(sentence: string, reader: Reader): string | undefined {
  const [, the, noun = '', rest = ''] =
    /^(the )?((?:\p{Ll}+ )??\p{Ll}{3,})((?:'s)? .+)$/iu.exec(decapitalise(sentence)) ?? [];
  const head = noun.split(' ').at(-1) ?? '';
  const isTheirs = anyFirm.test(head) || isWorkplace(head, reader);
  return head &&
    isTheirs &&
    // "Warehouse is in Hallstadt" may be the sender's.
    (the || !(isStep.test(rest) || /^ (?:are|has|have|is|was|were)\b|,|\p{Ll}ed by\b/u.test(rest))) &&
    !isRole(head) &&
    !isPlural(head) &&
    (rest.startsWith("'s ") ||
      isTold(rest.split(' ').find((word) => word !== '' && !/^(?:also|just|now|recently)$/.test(word)) ?? ''))
    ? toYou(`Their ${asEmployer(noun)}${rest}`, reader)
    : undefined;
}

/** `The warranty on their Heidekamp site ends on 31 October`: what runs out or begins is the reader's, by where it is. */
export const isOnTheirs =
  /^The (?:\p{Ll}+ ){1,3}(?:at|for|in|of|on) (?:her|his|their|your) \p{L}(?:\([^()]*\)|[^,;()])* (?:begins|closes|ends|expires|opens|runs (?:out|until)|starts) (?:at|in|on|this|next|[\p{Lu}\d])/u;

function ofWhatTheyHave(sentence: string, { ofReader }: SentenceWeights): string | undefined {
  if (ofReader < ofNamedMin || !isOnTheirs.test(sentence)) return undefined;
  const turned = turnPronouns(sentence, true);
  const told = turned && !modal.test(turned) ? withoutBadNews(turned) : undefined;
  return told && !/\b(?:he|her|him|his|she|their|them|they|I|we|our|us)\b/.test(told)
    ? finishSentence(told)
    : undefined;
}

/** Words before which a thing is somebody's already, or everybody's. */
const owned =
  /^(?:an?|all|any|both|each|every|he|her|his|I|it|its|many|most|my|no|our|she|some|that|the|their|there|these|they|this|those|we|what|when|who|you|your)$/i;

/** What a sentence is about, without who has it: `New warehouse` of `New warehouse in Leipzig goes live in June`. Undefined where it says whose it is, or is none. */
function findBareThing(sentence: string): string | undefined {
  const words = sentence.split(' ');
  const verb = words.findIndex(
    (word, at) => at > 0 && (isTold(word) || /^\p{Ll}{3,}ed$/u.test(word)) && !/,$/.test(words[at - 1] ?? ''),
  );
  if (verb < 1 || verb > 7 || verb === words.length - 1 || owned.test(words[0] ?? '')) return undefined;
  const before = words.slice(0, verb).filter((word) => !/^(?:also|just|now|recently)$/.test(word));
  const end = before.findIndex((word) => prepositions.has(word));
  const thing = before.slice(0, end < 0 ? before.length : end);
  return thing.slice(1).every((word) => /^(?:\p{Ll}[\p{L}-]*|[A-Z])$/u.test(word))
    ? thing.join(' ')
    : undefined;
}

/** `New warehouse in Leipzig goes live in June`: the reader's. */
function withoutOwner(sentence: string, reader: Reader): string | undefined {
  const thing = findBareThing(sentence);
  const head = thing?.split(' ').at(-1)?.toLowerCase() ?? '';
  return thing &&
    isCount(head) &&
    !isPlural(head) &&
    !isRole(head) &&
    !personNouns.has(head) &&
    !modal.test(sentence) &&
    // "Site says by phone only, rang Tuesday", "new plant opened by the minister", "new depot opens 12 miles away".
    !/,|\p{Ll}ed by\b| (?:\d+|two|three|four|five|six|ten|\p{Ll}+) (?:km|kilomet(?:er|re)s?|miles?|minutes|streets?) (?:away|from)\b| (?:around the corner|away|nearby|next (?:door|to))\b/u.test(
      sentence,
    ) &&
    isOrdinaryWord(thing.split(' ')[0]?.toLowerCase() ?? '')
    ? toYou(`Their ${decapitalise(sentence)}`, reader)
    : undefined;
}

const newsLabel =
  /^(?:buying )?(?:hook|news|recent news|(?:lead )?signal|trigger|why now)s?(?: event)?\s*[:=]\s*(?=\p{L})/iu;

/** `Trigger: new gondola opens on 12 December`: what a label calls news is the reader's where nothing says whose it is. */
export function withReadersNews(note: string): string {
  const said = note.replace(newsLabel, '');
  return said === note ? note : toReadersNews(said);
}

/** `unplanned stop of line 2 in Nov (local press), 38 hours`: what a paper or a page wrote of. */
const readIn =
  /^(?!(?:her|his|my|our|the|their)\b)(?!\p{L}+s )([\p{Ll}\d][^,;:()]+?) \((?:in |read in |the )*((?:\p{L}+ )?(?:newsletter|newspaper|news|paper|press))\)(?:, .*)?$/iu;

/** The same without its label: `new gondola opens …` → `Their new gondola opens …` */
export function toReadersNews(said: string): string {
  const [, news = '', where = ''] = readIn.exec(said) ?? [];
  if (news && !news.split(' ').some(isTold))
    return `Their ${decapitalise(news)} was in the ${where.toLowerCase()}`;
  const thing = findBareThing(said) ?? '';
  const head = thing.split(' ').at(-1) ?? '';
  const isTheirs =
    /^(?:\p{Ll}|Series |Seed )/u.test(said) &&
    thing !== '' &&
    (/^new /.test(said) || !(isRole(head) || personNouns.has(head)));
  return isTheirs ? `Their ${said}` : capitalise(said);
}

const named =
  /^((?:The (?=\p{Lu}\p{Ll}))?(?:\p{Lu}[\p{L}'-]+|\p{Lu}{2,})(?: (?:(?:&|and|of|the) )?\p{Lu}[\p{L}'-]*){0,4}) (?:has |is |was |just |recently )*(\p{Ll}+)\b/u;

const ofMonth =
  /^(?:In|On|Since) (?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri)day) \p{Lu}/u;

/** What a customer does with what is offered, and what comes of it. */
const ofCustomer =
  /\b(?:bought|chose|cut|installed|ordered|picked|reduced|replaced|rolled out|saved|signed (?:with|up)|switched|trust|uses?|using) |\bit\b|%| from [$€£]?\d\S* to \d/;

/** `Harlow Home opened a second warehouse in Corby`: what the sender saw of a firm whose name the persona does not give. */
function ofNamed(sentence: string): string | undefined {
  const [, name = '', verb = ''] = named.exec(sentence) ?? [];
  // "In April Brandtner AG opened …": when it was stands before the name.
  const isDated = ofMonth.test(name);
  const isName = name.includes(' ') || (name !== '' && !isOrdinaryWord(name.toLowerCase()));
  const isNews = isTold(verb) || /^\p{Ll}+(?:ed|ing)$/u.test(verb);
  if (
    !isName ||
    !isNews ||
    (!isDated && prepositions.has((name.split(' ')[0] ?? '').toLowerCase())) ||
    // "New CFO joined" names nobody.
    /^(?:First|Latest|New|Next|Second) [\p{L}-]+$/u.test(name) ||
    findVerb(name.split(' ')[0]?.toLowerCase() ?? '')?.form === 'third' ||
    /^(?:An?|Every|I|It|No|Our|She|That|Their|There|They|This|We|Dr|Mr|Mrs|Ms|Prof|Professor)\b/.test(name)
  )
    return undefined;
  const told = withoutBadNews(sentence);
  return told &&
    !ofCustomer.test(told) &&
    !/\b(?:he|her|him|his|I|my|our|she|their|them|they|us|we)\b/i.test(told)
    ? finishSentence(`I saw that ${isDated ? decapitalise(told) : told.replace(/^The /, 'the ')}`)
    : undefined;
}
