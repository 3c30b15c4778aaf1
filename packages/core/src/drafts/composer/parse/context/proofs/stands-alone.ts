import { compact } from '../../../../compact.ts';
import { isOrdinaryWord } from '../../../../gate/index.ts';
import { capitalise, isPlural } from '../../../text/grammar.ts';
import { countWords } from '../../../text/tidy.ts';
import { findVerb } from '../../../text/verbs.ts';
import { organisationNouns, personNouns, prepositions } from '../../../text/words.ts';
import { isRole } from '../people/signed-as.ts';
import { isTold } from '../second-person.ts';
import { badNews } from '../unkind.ts';
import { isDeedOfThing } from './deeds-of-things.ts';

/** A number, in figures or in words. */
const number = String.raw`(?:[$€£]?\d[\d.,]*[%kKmM]?\+?|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|one|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\p{Ll}+)?|half|most|none|many|several|dozens)\b)`;
const withNumber = compact(`${number}|\\ban? (?:day|week|month|year)\\b`, 'iu');
const startsWithNumber = compact(
  `^(?:(?:about|all|almost|around|more than|nearly|over|roughly|so far,?|some) )?${number}`,
  'iu',
);

/** When, where or with whom it was: `At a juice bottler in Styria the sensors found …`. */
const setsScene =
  /^(?:Across|After|Among|At|Before|During|For|From|In|Last (?:month|season|spring|summer|autumn|winter|year)|On|Since|So far|This (?:month|season|spring|summer|autumn|winter|year)|With|Without)\b/;
const ofAnother = /^(?:Another|Other|Some) \p{Ll}/u;

/** What a firm or a person is asked about by those who sell, and so is more often the reader's than the sender's. */
const readersMatters =
  /^(?:(?:the|all|most|some|two|three|four|five|current|annual|monthly|last year's) )*(?:application|board|budget|business|buyer|call|campaign|cfo|churn|client|committee|company|competition|competitor|contact|contract|customer|deadline|deal|decision|demand|department|employee|energy|expansion|firm|foundation|growth|head ?count|incumbent|lead|lease|legal|management|market|marketing|member|morale|occupancy|office|opening|owner|payroll|pipeline|procurement|profit|renewal|rent|revenue|review|role|sales|shift|site|spend|staff|store|supplier|team|tender|timeline|timing|traffic|turnover|vacanc|vendor|visitor|warehouse|website|workforce)(?:ies|y|s|es)?\b/i;
export const inTheirs =
  /\b(?:in|on) the (?:\p{Ll}+ )?(?:board|department|committee|team)\b|\b(?:open|vacant) (?:positions?|posts?|roles?)\b|\bnew (?:\p{L}+ )?(?:boss|ceo|cfo|coo|cto|director|head|lead|manager|owner)\b|\b(?:budget|competitors?|incumbent)\b|\bon (?:holiday|leave)\b|(?<!^)\bthere\b(?! (?:are|is|was|were)\b)|\b(?:at the moment|by (?:fax|hand)|glassdoor|manually|merger|often|problems?|rumou?rs?|still)\b/iu;

/** Somebody who is neither the sender nor the reader, or a judgement that only the writer needs. */
const aside =
  /\b(?:he|she|him|her|hers|his|apparently|honestly|hopefully|I (?:assume|believe|guess|suspect|think)|maybe|perhaps|probably|supposedly|to be honest)\b|[;:]|\?$/i;

/** What comes of an order, a contract or a thing. */
const termVerbs =
  /^(?:are|is|was|were|has|have|comes?|contains?|costs?|covers?|holds?|lasts?|takes?|took|weighs?|includes?|leaves?|arrives?|starts?|ends?|runs?|fell|rose|grew|went|dropped|remains?|stays?|buys?|pays?|books?|sells?|signs?|uses?|used|can|gets?|goes|keeps?|need|needs|works?)$/;

/** Whether a word of that form tells something, and is no noun. */
function isVerb(word: string): boolean {
  return (
    /^(?:can|does|do|drew|flew|cut|it's|left|came|will|(?:can|do|does|did|has|have|is|are|was|were|wo)n't)$/.test(
      word,
    ) ||
    isTold(word) ||
    termVerbs.test(word)
  );
}

/** What belongs to a service without an article, and what is paid for somebody. */
const ofService =
  /^(?:Assembly|Cancellation|Cleaning|Delivery|Fitting|Hosting|Installation|Insurance|Maintenance|Membership|Onboarding|Parking|Payment|Postage|Recording|Set-?up|Shipping|Storage|Support|Training|Transport|Travel)\b|^\p{Lu}[^,.]{3,50} (?:is|are) (?:all )?(?:covered|free|included|insured|paid|provided|tested)\b/u;

/** Somebody by trade: `receptionists`. */
function isPerson(noun: string): boolean {
  return (
    /^(?:boss|chief|heir|partner|successor|trustee)(?:e?s)?$/i.test(noun) ||
    personNouns.has(noun.toLowerCase()) ||
    personNouns.has(noun.toLowerCase().replace(/s$/, ''))
  );
}

/** Where the first verb stands that tells something, beginning with the second word; -1 where none does. */
function verbAt(words: readonly string[]): number {
  const bare = words.map((word) => word.replace(/[.,]$/, ''));
  const at = bare.findIndex(
    (word, index) =>
      index > 0 &&
      (isVerb(word) || isDeedOfThing(bare, index)) &&
      !/^(?:an?|the|to|our|my|your|of|in|for|at|with)$/i.test(words[index - 1] ?? ''),
  );
  // "The first reports are free": what could be either is a noun before a verb, and "orders placed before noon" leave.
  const next = bare.findIndex((word, index) => index > at && index < at + 5 && isVerb(word));
  const found = findVerb(bare[at] ?? '');
  const isNoun =
    (found?.isName && next === at + 1) ||
    (found?.form === 'past' &&
      next > 0 &&
      !/^(?:has|had|was|were)$/.test(bare[at] ?? '') &&
      termVerbs.test(bare[next] ?? ''));
  return isNoun && next > 0 && !/,$/.test(words.slice(at, next).join(' ')) ? next : at;
}

/** `Schools usually receive 40 euros`: what stands between those who do something and the verb. */
const oftenly = /^(?:also|always|already|mostly|normally|now|often|still|typically|usually)$/;

const saysOurs = /\b(?:our|ours|us|we)\b/i;

/** Where the verb of a sentence stands, of which what is "ours" may be the subject: `Nine out of ten of our trainees pass`, `The drones map 400 hectares a day`; -1 without one. */
function tellingVerbAt(words: readonly string[], isOurs: boolean): number {
  const told = verbAt(words);
  // "Drivers at City Star save 85 pounds a week", "Practices using the system report fewer no-shows".
  const isOfMany =
    /^\p{Lu}\p{Ll}+s (?:(?:at|from|in|of|on|with) (?:the )?\p{Lu}|(?:on|running|using|with) (?:the|this) (?:\p{Ll}+ )?(?:app|platform|product|program|programme|service|software|system|tool) \p{Ll})/u.test(
      words.join(' '),
    );
  return told < 1
    ? words.findIndex(
        (word, index) =>
          index > 0 &&
          findVerb(word)?.form === 'base' &&
          (isOurs ||
            (isOfMany && /^\p{Ll}/u.test(word)) ||
            /[^s]s$|^(?:crew|staff)$/i.test(
              words[oftenly.test(words[index - 1] ?? '') ? index - 2 : index - 1] ?? '',
            )),
      )
    : told;
}

/** The noun that a sentence is about: `Range after conversion is …` → `Range`. */
function headOf(spoken: readonly string[]): string {
  // "A comparable client (credit union, 480 employees)" is a client.
  const words = spoken
    .join(' ')
    .replace(/ \([^()]*\)/g, '')
    .split(' ');
  const end = words.findIndex(
    (word, at) =>
      at > 0 && (prepositions.has(word.toLowerCase()) || /^(?:that|which|who|\p{Ll}+ed)$/u.test(word)),
  );
  return (words[end > 0 ? end - 1 : words.length - 1] ?? '').replace(/\P{L}+$/u, '');
}

/** `At a bottler in Styria`, `In first tests at 52 towns`: somebody else's. */
const atAnother = compact(`^\\p{Lu}\\p{Ll}+ (?:an?|another|first|other|our|similar|${number}) `, 'iu');
const ofTheirPlace = compact(
  `\\b(?:the|this|each) (?:[\\p{L}-]+ ){0,2}(board|factory|location|plant|site|team|${[...organisationNouns].join('|')})s?\\b|\\b(?:it is)\\b`,
  'u',
);

/** `Import takes about ten minutes`, `Packages run from $800 to $4,000`, `Sessions last 25 minutes`. */
const ofDuration = compact(
  `^\\p{Lu}\\p{Ll}+ (?:takes (?:about |around |less than |only |under )?${number} (?:day|hour|minute|second|week)s?\\b|(?:cost|range|run|start) (?:at|between|from) [$€£]?\\d|last (?:about |around )?${number} (?:day|hour|minute|week)s?\\b)`,
  'u',
);

/** `You get the drawing the same evening`: what whoever buys has of it. */
const getsYou =
  /^You (?:always |also |just |only )?(?:approve|choose|get|give|keep|need|own|pay|pick|provide|receive|see|send|sign|take)\b/;
/** What is said to whoever writes the mail. */
const toWriter =
  /\b(?:thank you|as you (?:know|like|see)|up to you|to you\b.*\bwrite|if you (?:can|like|want|wish)|leave (?:it|that) to you|(?:give|help|tell) you|you (?:can|could|may|might|must|should|will) (?:also )?(?:add|ask|be|call|find|guess|imagine|lead|leave|mention|name|open|quote|refer|say|sound|start|tell|use|write)|you (?:know|see|think|write)|your (?:best|choice|draft|mail|style|text|tone|wording|words))\b/i;

/** `… at a school in Malmö`, `… in a trial with 480 patients`: where it came about. */
const atSomebody =
  /\b(?:at|for|in|with) an? (?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+(?:,? (?:in|near|of|outside) (?:the )?\p{Lu}[\p{L} ]*| with \d[\d,.]* \p{Ll}+)$/u;

/** What there was before: `The present site`, `The old club`. */
export const formerly = /^(?:an?|the) (?:current|existing|former|old|present|previous)\b/i;
/** What is so with what is offered: `… the same day`, `… is free`, `… are kept for ten years`, `it takes one morning`. */
const ofTerms =
  /\b(?:it|(?:next|same) (?:day|week)|available|free|included|possible)\b|\b(?:is|are) (?:all )?(?:checked|covered|delivered|insured|kept|made|paid|provided|stored|tested)\b|\b(?:can|takes?|took)\b/;

/** Whether a word of substance, in the singular or the plural, stands in a text. */
function isIn(noun: string, text: string): boolean {
  const stem = noun
    .toLowerCase()
    .replace(/(?:ies|y|es|s)$/, '')
    .replace(/[^\p{L} -]/gu, '');
  return (
    stem.length > 2 &&
    text
      .toLowerCase()
      .split(/[^\p{L}-]+/u)
      .some((word) => word.startsWith(stem))
  );
}

/**
 * Whether a sentence of a context is whole, and about the sender, the offer or those who bought before, whatever it begins with: it
 * can be told as it stands. `known` is what the request has said of the offer so far, `reader` the words for who reads.
 */
export function standsAlone(sentence: string, known: string, reader: string): boolean {
  // A list has commas and no verb where a sentence has it.
  if (!/^[\p{Lu}\d$€£]/u.test(sentence) || countWords(sentence) < 4 || /^\d.*,.*,.*,/.test(sentence))
    return false;
  if (tellsOfIt.test(sentence)) return false;
  if (aside.test(sentence) || inTheirs.test(sentence) || readersMatters.test(sentence)) return false;
  if (/^(?:All|Both|Most|None|Some|[Tt]wo|[Tt]hree) (?:\p{Ll}+ )?of us \p{Ll}/u.test(sentence)) return true;
  const words = sentence.split(' ');
  const isOurs = saysOurs.test(sentence);
  const at = tellingVerbAt(words, isOurs);
  if (at < 1) return ofDuration.test(sentence) || (getsYou.test(sentence) && !toWriter.test(sentence));
  const subject = words.slice(0, at);
  const [first = ''] = words;
  if (setsScene.test(sentence) || ofAnother.test(sentence)) return tellsOfOthers(sentence, known, reader);
  const head = headOf(subject);
  const isGerund = findVerb(first)?.form === 'gerund';
  if (
    (isIn(head, reader) && !isGerund && !/\b(?:us|our)\b/.test(sentence)) ||
    /^(?:it|they|that|these|this|those|there|what|who)$/i.test(first)
  )
    return false;
  if (isOurs) return true;
  // "Alarms reach your phone", "You get the drawing the same evening".
  if (/\byour?\b/i.test(sentence)) return !toWriter.test(sentence) && !badNews.test(sentence);
  if (badNews.test(sentence) || formerly.test(sentence)) return false;
  const clause: Clause = { sentence, first, subject, head, verb: words[at] ?? '', known };
  if (startsWithNumber.test(sentence)) return tellsNumber(clause);
  if (/^(?:All|An?|Both|Each|Every|The)$/.test(first)) return tellsOfThing(clause);
  return tellsOfTerms(clause, isGerund);
}

/** A sentence by its parts: its first word, what stands before the verb and the noun of that, the verb, and what the request has said so far. */
type Clause = {
  sentence: string;
  first: string;
  subject: readonly string[];
  head: string;
  verb: string;
  known: string;
};

/** `Four banks have used the service`, `One panel contains 45 bottles`: how many bought, and what one of the things offered has. */
function tellsNumber({ sentence, head, verb, known }: Clause): boolean {
  return (
    /^(?:bought|buy|booked|pay|sell|use|used)$/.test(verb) ||
    /\bhave (?:bought|used)\b/.test(sentence) ||
    /\b(?:booked|committed|reserved|signed up|sold|taken)(?: already)?$/.test(sentence) ||
    (isIn(head, known) && /^(?:contains?|costs?|covers?|holds?|lasts?|takes?|weighs?)$/.test(verb))
  );
}

const ofUsual = /^The (?:average|maximum|median|minimum|smallest|typical|usual) /;
const ofCosts =
  /^The (?:costs?|fees?|fitting|lessons?|materials?|prices?|sessions?|survey|training|travel|trial|visits?)$/;
const ofEach =
  /^(?:Each|Every)\b.*\b(?:checked|comes|contains|costs|holds|inspected|kept|lasts|made|takes|tested|weighs)\b/;
const doneWithin =
  /^An? \p{Ll}+ (?:can be|is) (?:booked|built|delivered|done|finished|on (?:its|the) way|on the road|ready|replaced|sent) (?:in|within) /u;

/** `The minimum run is 20`, `The sensors need no wiring`: what is so of a thing that is offered or bought. */
function tellsOfThing({ sentence, subject, head, known }: Clause): boolean {
  return (
    [ofUsual, doneWithin, ofEach].some((pattern) => pattern.test(sentence)) ||
    ofCosts.test(subject.join(' ')) ||
    /\b(?:covers?|pays?|refunds?) (?:about |around |up to )?[$€£]?\d/.test(sentence) ||
    (isIn(head, known) && (!isPerson(head) || known.toLowerCase().includes(`our ${head.toLowerCase()}`)))
  );
}

/** `Orders placed before noon leave the same day`, `Building the first one is free`: on what terms. */
function tellsOfTerms({ sentence, first, head, verb, known }: Clause, isGerund: boolean): boolean {
  if (ofDuration.test(sentence)) return true;
  if (atSomebody.test(sentence) && withNumber.test(sentence)) return true;
  return (
    /^\p{Lu}\p{Ll}+$/u.test(first) &&
    (/[^s]s$/.test(head) || isGerund || ofService.test(sentence) || isIn(first, known)) &&
    // "Regrinding costs a third of a new tool", where that is offered.
    (ofTerms.test(sentence) ||
      (isIn(first, known) &&
        /^(?:costs|lasts|needs|saves|uses|weighs)$/.test(verb) &&
        !/\bthe(?:ir|m|y)\b/.test(sentence))) &&
    !/^pays?$/.test(verb)
  );
}

/** Whether what was so at some place or time was so with the sender or with somebody who is not the reader. */
function tellsOfOthers(sentence: string, known: string, reader: string): boolean {
  if (/\b(?:we|we've|our|us)\b|\bit (?:came|took|was|went|won)\b|\byou can\b/i.test(sentence)) return true;
  if (badNews.test(sentence) || /\bit is\b/.test(sentence)) return false;
  const found = ofTheirPlace.exec(sentence);
  if (found && !isIn(found[1] ?? '', known)) return false;
  const [, noun = ''] = /\bthe (\p{Ll}+) \p{Ll}/u.exec(sentence.slice(sentence.indexOf(' '))) ?? [];
  const isAnother = ofAnother.test(sentence) || atAnother.test(sentence);
  return (
    withNumber.test(sentence.split(' ').slice(2).join(' ')) &&
    (isAnother || (isIn(noun, known) && !isIn(noun, reader)))
  );
}

/** `Managers are short of time, so it matters more to them`, beside a persona that is one: what the reader's kind is like is nothing to tell the reader. */
export function isOfReadersKind(sentence: string, reader: string): boolean {
  const [, who = ''] =
    /^(?:(?:all|many|most|other|such) )?(\p{L}{4,})(?= (?:\p{Ll}+ )?(?:are|do|feel|get|hate|have|know|like|live|love|need|often|rarely|see|think|want|worry)\b)/iu.exec(
      sentence,
    ) ?? [];
  return (
    /s$/.test(who) &&
    isRole(who.replace(/s$/, '')) &&
    isIn(who, reader) &&
    /\b(?:their|them|they)\b/.test(sentence) &&
    !saysOurs.test(sentence)
  );
}

/** `It's a small brewery`, `It's a long shot`, `It works best if we mention the award`: of the reader, a judgement, or for the writer. */
const ofNoOffer =
  /^It(?:['’]s| is| was) (?:an? (?:\p{Ll}+ )?(?:chance|fit|idea|opportunity|pity|problem|question|risk|shame|shot|sign|start|thing|time)\b|[^.]*\b(?:dearer|more expensive|slower|worth (?:a|an|the)|up to (?:her|him|me|them|us|you))\b)|\b(?:if|when) (?:I|we)\b/u;

/** Whether what a sentence calls "it" can be what is offered, by its words: `reader` are the words for who reads. */
export function canBeOfOffer(sentence: string, reader: string): boolean {
  const [, kind = ''] = /^It(?:['’]s| is| was) (an? (?:[\p{L}\d-]+ ){1,5})/u.exec(`${sentence} `) ?? [];
  return (
    !ofNoOffer.test(sentence) &&
    !badNews.test(sentence) &&
    !kind.split(' ').some((word) => organisationNouns.has(word) || (word.length > 4 && isIn(word, reader)))
  );
}

/** "It is 12 percent" goes on from what stands before it. */
const tellsOfIt = /\b(?:it|this|that) (?:is|was) (?:about |around )?\d/;

/** What goes on from a sentence that may not be told, or tells whose word it is. */
const leansOnAnother =
  /^(?:best|both|he|it|its|main|many|most|others?|she|some|that|their|there|these|they|this|those|what|who)\b/i;

/** Of what so many are, was said before; `one in five`, `from 14 a day to two`, `a crew of four` and `the minimum order is ten` say it themselves. */
const endsInNumber =
  /(?<!\b(?:one|two|three|four|nine|\d+) (?:in|out of) )(?<!\bfrom \d.* to |\b(?:class|crew|group|pack|party|set|team)(?:e?s)? of |\b(?:largest|maximum|minimum|smallest) .* is )\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\.?$/i;

const ofSomebody = /\b(?:he|her|hers|him|his|she)\b|\?$/i;

/** What a sentence on those who buy, or on what is to be had, begins with as well: `Most gyms are live in nine days`. */
const opensFact =
  /^(?:there(?: (?:are|ha(?:s|ve) been|is|will be)|['’]s)\b|(?:both|main|many|most|some) (?!(?:are|can|could|did|do|had|have|were|will|would|of (?:them|these|those))\b))/i;

/**
 * Whether a sentence is one as it stands, with a verb and at least four words, and leans on none before it. `isSure`: it is a fact about what is offered,
 * by all its words; `isOfOffer`: its "it" is what is offered.
 */
export function isWhole(sentence: string, isSure = false, isOfOffer = false): boolean {
  return leansOnNone(sentence, isSure, isOfOffer) && hasClause(sentence);
}

/** Whether words of at least four are no list and no label, and mean nothing that stands elsewhere. */
export function leansOnNone(sentence: string, isSure = false, isOfOffer = false): boolean {
  return (
    /^[\p{Lu}\d$€£]/u.test(sentence) &&
    countWords(sentence) >= (isOfOffer ? 3 : 4) &&
    !/^\d.*,.*,/.test(sentence) &&
    !isLabelled(sentence) &&
    !(leansOnAnother.test(sentence) && !(isSure && opensFact.test(sentence)) && !isOfOffer) &&
    ![tellsOfIt, ofSomebody, endsInNumber].some((pattern) => pattern.test(sentence))
  );
}

/** `Delivery: 4 weeks after artwork is approved`: a label, and no clause behind it but one that says when. */
function isLabelled(sentence: string): boolean {
  const [, said = ''] = /^\p{Lu}[\p{L} -]{2,25}: (.+)$/u.exec(sentence) ?? [];
  return opensLaterClause.test(said) && !hasClause(capitalise(said.split(opensLaterClause)[0] ?? ''));
}
const opensLaterClause = / (?:after|as soon as|before|if|once|that|unless|until|when|where|which|while|who) /;

/** Words that no noun is, or that leave out whose it is. */
const opensNoClause =
  /^(?:about|after|all|almost|also|already|always|and|are|around|as|at|because|been|before|but|by|current|does|during|even|every|first|for|former|from|has|have|her|his|how|if|in|is|its|just|last|less|many|maybe|more|most|my|never|new|next|no|not|now|of|often|old|on|once|one|only|or|our|over|own|per|previous|set|since|so|some|soon|still|such|than|that|the|their|then|there|they|this|to|too|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|under|until|up|very|via|was|were|what|when|where|which|while|who|why|will|with|without|you|your)$/;

/** `cork weighs half as much as teak`, `regrinding costs a third of a new tool`: one thing, and what is so of it. */
function isClauseInSmall(note: string): boolean {
  const [first = '', second = ''] = note.split(' ');
  const verb = findVerb(first);
  return (
    /^\p{Ll}[\p{Ll}-]{2,}$/u.test(first) &&
    !/,| - /.test(note) &&
    isOrdinaryWord(first) &&
    !opensNoClause.test(first) &&
    (verb?.isName || !isTold(first)) &&
    !/(?:ed|ly)$/.test(first) &&
    (verb === undefined || verb.form === 'gerund' || verb.isName) &&
    // "Looking for a supplier", "hiring two cooks": what somebody does.
    !(verb?.form === 'gerund' && !/s$/.test(second)) &&
    hasClause(note.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()))
  );
}

/** Whether a note in small letters opens as a sentence does: `sensors go on in ten minutes`, `last season 7 teams had no mentor`, `cork weighs half as much as teak`. */
export function opensSmall(note: string): boolean {
  const [first = '', second = ''] = note.split(' ');
  return (
    /^(?:all|every|most) \p{Ll}|^last (?:autumn|fall|month|quarter|season|spring|summer|term|winter|year) (?:\d|I\b|our\b|we\b)/u.test(
      note,
    ) ||
    (/^\p{Ll}/u.test(note) &&
      !/^(?:no|own|set)\b/.test(note) &&
      (isPlural(first) || (/ed$/.test(first) && isPlural(second)))) ||
    isClauseInSmall(note)
  );
}

/** `I'm available 20 hours a week`, `There's a discount`: a subject with its verb in one word, and not how somebody feels or that he is away. */
const contracted =
  /^(?:I['’](?:ll|m|ve)|(?:They|We|You)['’](?:ll|re|ve)|(?:Here|It|There)['’]s) (?!(?:afraid|away|glad|happy|hoping|just|keen|not|off|on (?:holiday|leave)|out|really|sorry|sure|thinking|trying|unsure|wondering|worried|writing)\b)/;

const oftenDoes = /^(?:always|generally|mostly|never|normally|often|rarely|typically|usually)$/;
const haveOrAre = /^(?:are|can|have|may|must|were|will)$/;
const afterVerb =
  /^(?:[$€£]?\d|\p{Lu}|(?:all|an?|at|each|every|from|in|less|more|no|on|out|the|their|to|up|with|within|your)$)/u;

/** `Orders before noon go out the same day`, `Students never travel far`: several, and what they do. */
function severalDo(sentence: string): boolean {
  const words = (sentence.split(/[,;:]/)[0] ?? '').replace(/\.$/, '').split(' ');
  const [first = ''] = words;
  if (!/^\p{Lu}\p{Ll}+$/u.test(first) || !isPlural(first)) return false;
  return words.some((word, at) => {
    const before = words[at - 1] ?? '';
    if (at === 0 || !/^\p{Ll}{2,}$/u.test(word)) return false;
    if (oftenDoes.test(before)) return isPlural(words[at - 2] ?? '') && !/(?:ed|ing|s)$/.test(word);
    if (haveOrAre.test(word)) return at > 1 && prepositions.has(words[1] ?? '');
    const isSubject = at === 1 || prepositions.has(words[1] ?? '');
    return (
      isSubject &&
      findVerb(word)?.form === 'base' &&
      !prepositions.has(before) &&
      !/^(?:an?|and|or|our|the|to|your)$/.test(before) &&
      afterVerb.test(words[at + 1] ?? '')
    );
  });
}

/** Whether a subject and its verb stand before the first comma: not in `Runs at 70 packs, tested twice`, `9 last year, 7 have a job now` or `Data import included`. */
export function hasClause(sentence: string): boolean {
  if (contracted.test(sentence) || severalDo(sentence)) return true;
  const words = sentence.replace(/\.$/, '').split(' ');
  const [first = ''] = words;
  const at = tellingVerbAt(words, saysOurs.test(sentence));
  const opening = findVerb(first.toLowerCase());
  if (at < 1 || (opening?.form === 'third' && (!opening.isName || prepositions.has(words[1] ?? ''))))
    return false;
  // "Main pairs: German-English": what a label names.
  if (/^\p{Ll}+s:$/u.test(words[at] ?? '') && findVerb((words[at] ?? '').slice(0, -1))?.isName) return false;
  const isLastAndPast =
    at === words.length - 1 && findVerb(words[at] ?? '')?.form === 'past' && /ed$/.test(words[at] ?? '');
  const isPartedFromSubject = !setsScene.test(sentence) && /[,:]$/.test(words[at - 1] ?? '');
  const opensWithNote =
    /^\d\S* last \p{Ll}+,/u.test(sentence) ||
    (/^\d/.test(first) && words.slice(0, at).some((word) => word.endsWith(',')));
  return !isLastAndPast && !isPartedFromSubject && !opensWithNote;
}

/** Whether what a firm did, by its name, is what comes of a purchase and no news of its own: `The Daily Ledger replaced 9 scripts in 2 weeks`. */
function isResult(sentence: string): boolean {
  const named =
    /^(?:The )?\p{Lu}[\p{L}&'-]+(?: (?:of )?\p{Lu}[\p{L}&'-]+)*(?: in \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*)? /u.exec(
      sentence,
    )?.[0] ?? '';
  const [verb = ''] = sentence.slice(named.length).split(' ');
  return (
    findVerb(verb)?.form === 'past' &&
    !makesNews.test(sentence.slice(named.length)) &&
    withNumber.test(sentence.slice(named.length))
  );
}

/** What firms announce, with or without what is offered. */
const makesNews =
  /^(?:acquired|added|announced|appointed|became|began|bought|built|celebrated|closed|committed|expanded|founded|grew|had|hired|invested|laid|launched|lost|merged|moved|named|opened|posted|promised|published|raised (?:an? )?[$€£A-Z\d]|received|released|said|secured|signed|sold|started|turned|was|were|went public|won)\b/;

/** Whether something in a sentence speaks for its being on the reader, or a judgement. `known` is what the request has said of the offer, `reader` the words for who reads. */
export function mayBeOfReader(sentence: string, known: string, reader: string): boolean {
  if (badNews.test(sentence)) return true;
  // "Heron Lake had 148,000 visitors".
  const isNamed = /^\p{Lu}\p{L}+ \p{Lu}/u.test(sentence) && !setsScene.test(sentence);
  if (isNamed && !saysOurs.test(sentence)) return isAside(sentence) || !isResult(sentence);
  return speaksOfReaders(sentence, known, reader);
}

function isAside(sentence: string): boolean {
  return [aside, inTheirs, readersMatters, formerly].some((pattern) => pattern.test(sentence));
}

/** Whether what a sentence is about, or where, is the reader's by the words for it. */
export function speaksOfReaders(sentence: string, known: string, reader: string): boolean {
  return isAside(sentence) || isOfReadersOwn(sentence, known, reader);
}

/** The same where nothing else in it counts. */
export function isOfReadersOwn(sentence: string, known: string, reader: string): boolean {
  const isOurs = saysOurs.test(sentence);
  const words = sentence.split(' ');
  const place = ofTheirPlace.exec(sentence)?.[1];
  return (
    isIn(headOf(words.slice(0, tellingVerbAt(words, isOurs))), reader) ||
    (place !== undefined && !isIn(place, known))
  );
}

const thereIs = compact(
  `^There(?: (?:are|is|will be)|['’]s) ((?:about |around |over )?(?:an?|no|${number}) ?.+)$`,
  'iu',
);

/** `There are 24 teams and around 1,500 visitors`, `There is a heated barn`: what is to be had where the offer is. */
export function saysWhatThereIs(sentence: string, reader: string): boolean {
  const [, thing = ''] = thereIs.exec(sentence) ?? [];
  if (!thing || aside.test(sentence) || inTheirs.test(sentence) || readersMatters.test(thing)) return false;
  const head = headOf((thing.split(/,| (?:and|but|so) /)[0] ?? '').split(' '));
  return !isIn(head, reader) && !isPerson(head) && !badNews.test(thing);
}

const othersToo = compact(
  `^(?:About |Around |More than |Over )?(?:${number}|All|Both|Several) (?:of (?:them|these)|(?:more |other )?(?:\\p{L}+ ){0,2}\\p{Ll}+s(?= .*\\b(?:it|one|them|this)\\b| have (?:already )?(?:joined|signed|switched)\\b)) (?:also |already |have |now |since )*(?:bought|chose|chosen|completed|done|extended|finished|joined|kept|ordered|renewed|reordered|ran|run|signed|switched|taken|took|tried|used)\\b(?!.*\\b(?:but|not|their|they)\\b)`,
  'iu',
);

/** `Three other towns have completed it`, `two of them signed for three years`: what others did before, of a pilot or of towns. */
export function isOfOthersToo(sentence: string): boolean {
  return othersToo.test(sentence) && !badNews.test(sentence);
}

/** `It was developed at a university`: goes on from a sentence on the offer that was told. */
export function goesOn(sentence: string): boolean {
  if (isOfOthersToo(sentence)) return true;
  // "Together, their 640 member firms saved 2.1 million pounds".
  if (/^(?:Between them|In total|Together),? (?:they|their|these|those) .*\d/.test(sentence))
    return verbAt(sentence.split(' ')) > 0 && !badNews.test(sentence);
  return (
    /^It (?:also |now |even )?\p{Ll}+\b/u.test(sentence) &&
    verbAt(sentence.split(' ')) > 0 &&
    !aside.test(sentence) &&
    !inTheirs.test(sentence) &&
    !badNews.test(sentence) &&
    !/\b(?:isn't|never|not|press|regulator|who)\b/.test(sentence) &&
    !/^It (?:would|should|must|might|may|is (?:fine|good|important|not|ok))\b/.test(sentence)
  );
}
