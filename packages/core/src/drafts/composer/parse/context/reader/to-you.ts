import { compact } from '../../../../compact.ts';
import { capitalise, decapitalise, isPlural, toArticle, withArticle } from '../../../text/grammar.ts';
import { countWords } from '../../../text/tidy.ts';
import { findVerb } from '../../../text/verbs.ts';
import { determiners, organisationNouns, prepositions } from '../../../text/words.ts';
import { nameTitles } from '../../persona/parse-persona-name.ts';
import { finishSentence } from '../../sentence-text.ts';
import { isRole } from '../people/signed-as.ts';
import { deedOfTheirs, isTold, toSecondPerson, turnPronouns, withoutThird } from '../second-person.ts';
import { grave, unkind } from '../unkind.ts';
import { shown } from '../wishes/for-writer.ts';
import { toHeardOf } from './heard-of.ts';

/** Who reads the mail, as far as sentences about the reader can name them. */
export type Reader = {
  /** Names of the person, first name and surname, of letters, apostrophes and hyphens. */
  names: readonly string[];
  /** Other names that the persona holds, as of the reader's firm. */
  firms: readonly string[];
  /** The persona's words, lower-cased: "the bakery" is the reader's where the reader has one. */
  words: string;
  /** What the place of work is called in the reader's industry, where the persona names none: `the bank`, beside "Banking". */
  workplace?: RegExp;
};

/** What the reader said in public may be about any of it. */
const published =
  /\b(?:article|blog|episode|essay|interview|keynote|newsletter|panel|piece|podcast|post|question|talk|thread|tweet|video|webinar)s?\b.* (?:about|on) /i;

/** `I liked the recent episode about …`: to whoever publishes it. */
const publication =
  /^((?:I|We) (?:(?:also|just|really|recently) )?(?:enjoy(?:ed)?|heard|liked?|listened to|loved?|read|saw|watched) )the ((?:last|latest|recent) (?:article|episode|interview|issue|newsletter|piece|post|review|talk|video|webinar)\b|(?:article|episode|interview|piece|post|talk|video|webinar) (?:about|on|with)\b)/i;

/** A sentence that begins with the reader, and how it does. */
const pronounSubject = /^(?:they|he or she|she or he|he\/she|she\/he|he|she)\b ?/i;
const ownSubject = /^(?:their|his or her|her|his)\b /i;
const writtenSubject =
  /^(?:the (?:client|customer)|(?:the )?(?:prospect|recipient|reader|contact(?! (?:cent(?:er|re)|details|form|page|us)\b)))(?='s|\b) ?/i;
const company =
  /^(?:the )?company (?!(?:delivers|guarantees|provides|ships)\b|is (?:family|insured)\b|has (?:delivered|performed|served|shipped|toured)\b)/i;
/** Other places and groups that are the reader's where the persona names them. */
export const readersPlaces = new Set(
  'abbey academy airline airport band bistro bookshop boutique brasserie building café cafe campsite campus carrier castle centre chain charity choir church city club college company consortium county dealership department depot district estate facility factory federation festival gallery garage group gym hall home hospice inn insurer kindergarten laboratory library mill museum nursery operator orchestra parish park pizzeria plant port practice property resort restaurant salon site spa store surgery team theater theatre town trust union utility village vineyard workshop yard zoo'.split(
    ' ',
  ),
);

/** What a reader makes or works at, by who does. */
const belongings = new Map([
  ['blog', /\b(?:blogger|editor)\b/],
  ['magazine', /\b(?:editor|publisher)\b/],
  ['newsletter', /\b(?:author|editor|publisher|writer)\b/],
  ['podcast', /\b(?:host|podcaster|producer)\b/],
  ['show', /\b(?:host|podcast|podcaster|presenter|producer)\b/],
  ['bakery', /\bbaker\b/],
  ['brand', /\b(?:maker|manufacturer|producer)\b/],
  ['brewery', /\bbrewer\b/],
  ['church', /\b(?:churchwarden|organist|pastor|priest|rector|vicar)\b/],
  ['city', /\bmayor\b/],
  ['farm', /\bfarmer\b/],
  ['firm', /\b(?:accountant|architect|lawyer|solicitor)\b/],
  ['library', /\blibrarian\b/],
  ['museum', /\bcurator\b/],
  ['orchestra', /\bconductor\b/],
  ['parish', /\b(?:priest|rector|vicar)\b/],
  ['practice', /\b(?:architect|dentist|doctor|GP|physio(?:therapist)?|vet(?:erinarian)?)\b/i],
  ['restaurant', /\b(?:chef|restaurateur)\b/],
  ['school', /\b(?:head ?(?:master|mistress|teacher)|principal|teacher)\b/],
  ['town', /\bmayor\b/],
  ['winery', /\b(?:vintner|winemaker)\b/],
]);

/** Who decides in a place, by what such a place is called. */
const bodies = new Map([
  ['council', /\b(?:borough|city|county|district|municipal(?:ity)?|parish|town|village)\b/],
  ['faculty', /\b(?:college|faculty|university)\b/],
  ['parliament', /\b(?:government|ministry|state)\b/],
  ['senate', /\b(?:college|university)\b/],
  ['synod', /\b(?:church|diocese|parish)\b/],
]);

/** `Framework agreement of the consortium ends …`: what a place that the persona names has. */
const ofPlace =
  /^(?:The )?(\p{L}[\p{L}-]*(?: [\p{L}-]+){0,3}) (?:at|of) (?:the|their) (\p{Ll}+) (?=(?:also |just |now |recently )?(\p{L}+)\b)/u;

/** `The framework agreement of the consortium ends` → `Their framework agreement ends`, of a consortium. */
function withOwnerFirst(sentence: string, { words }: Reader): string {
  return sentence.replace(ofPlace, (found, thing: string, place: string, verb: string) => {
    const isTheirs = organisationNouns.has(place) || readersPlaces.has(place);
    return isTheirs &&
      isTold(verb) &&
      new RegExp(`\\b${place}\\b`).test(words) &&
      !isRole(thing.split(' ').at(-1) ?? '')
      ? `Their ${decapitalise(thing)} `
      : found;
  });
}

const readerDid =
  /^(?:the |this |our )?(?:prospect|reader|recipient) (?=(?:is \p{Ll}+ing|was (?:an?|at|featured|in|listed|named|on|one|quoted|the)|(?:has |just |recently )*(\p{Ll}+))\b)/iu;

/** A note that calls the reader by that word, with pronouns for it: `The reader posted that they are hiring` → `They posted …`, `in the reader's helpdesk` → `in your helpdesk`. */
export function withReaderSpokenOf(note: string): string {
  return (
    note
      .replace(readerDid, (found, deed?: string) =>
        deed === undefined ||
        findVerb(deed)?.form === 'past' ||
        /ed$|^(?:said|told|spoke|gave|wrote|put|set)$/.test(deed)
          ? 'They '
          : found,
      )
      .replace(/^(?:(?:The )?(?:prospect|reader|recipient))['’]s /i, 'Their ')
      // "Our plant is 40 km from his": from the reader's.
      .replace(/^((?:my|our|we)\b.* from )(?:hers|his|theirs)(?=[.]?$)/iu, '$1yours')
      .replace(/\bthe (?:prospect|reader|recipient)['’]s\b/g, 'your')
      .replace(/(?<=\b(?:met|(?:sat|spoke|talked) (?:to|with)) )the reader\b/g, 'them')
  );
}

/**
 * A sentence about the reader in the third person, turned towards the reader: `They opened a second office` → `You opened a second office.`
 * Undefined where it is not about the reader, unkind, or where who is meant by one of its words is not certain.
 */
export function toYou(written: string, reader: Reader): string | undefined {
  const [, lead = '', rest = ''] = ledIn.exec(written) ?? [];
  if (!rest) return turned(written, reader);
  const told = turned(capitalise(rest), reader);
  return told?.startsWith('You ')
    ? `${lead.replace(/\b(?:her|his|their)\b/, 'your')}${decapitalise(told)}`
    : undefined;
}

/** `Last month she wrote …`, `At the Lyon fair they asked …`: when or where comes first. */
const ledIn =
  /^((?:(?:At|Earlier|In|Last|On|Over|This) [^,.]{2,30}?|Recently),? )((?:he|she|they) (?:also |just )?\p{Ll}.+)$/u;

/** The same of a sentence that begins with the reader. */
function turned(written: string, reader: Reader): string | undefined {
  // What follows a colon is the caller's note on it.
  // What the reader said is the reader's own.
  const isOwnWord =
    /^\S+ (?:\S+ )?(?:asked|commented|posted|said|told|wrote|(?:spoke|talked) (?:.* )?(?:about|on)|(?:appeared|presented|spoke|talked) (?:at|in|on) .* and (?:argued|asked|said|told))\b/.test(
      written,
    ) ||
    /^\S+ (?:\S+ )?complained (?:in|on) (?:an?|the) (?:[\p{L}-]+ ){0,2}(?:forum|group|paper|podcast|radio)\b/u.test(
      written,
    ) ||
    /^\S+ (?:\S+ )?gave an? (?:\p{L}+ )?(?:interview|keynote|talk)\b/u.test(written);
  const known = isOwnWord || isSeenToLack(written) ? written : withoutBadNews(written);
  const sentence = known && withOwnerFirst(known, reader);
  // "They publish theirs in May": of what, was said before.
  if (sentence === undefined || /\bmay\b|: |\btheirs\b/.test(sentence) || inConfidence.test(sentence))
    return undefined;
  // What the reader thinks is for the reader to say.
  if (/^(?:\S+ )?(?:still|reports? to)\b|\bstill$/.test(sentence.replace(pronounSubject, '')))
    return undefined;
  if (/^\S+ (?:believes?|fears?|feels?|knows?|suspects?|thinks?|worr(?:y|ies))\b/.test(sentence))
    return undefined;
  // What the reader can or should do is no news of the reader.
  if (/^\S+ (?:can|could|must|should|would)\b/.test(sentence)) return undefined;
  // "She said email him": what somebody else told the sender to do.
  if (
    /^\S+ (?:said|says) (?:(?:I|just|to|we) )?(?:call|contact|e-?mail|message|phone|ring|speak to|talk to|try|write(?: to)?)\b/i.test(
      sentence,
    )
  )
    return undefined;
  // "They do it by phone late at night": what, was said before.
  if (leansOnIt.test(sentence)) return undefined;
  const [, several, ofThem = ''] = oneOfTheirs.exec(sentence) ?? [];
  if (several) {
    const told = tells(ofThem) ? turnPronouns(ofThem, true) : undefined;
    return told && finishSentence(`${several} your ${told}`);
  }
  const honour = honoured.exec(sentence);
  if (honour) {
    const [, by = '', whom = ''] = honour;
    const told = turnPronouns(whom, true);
    // "City awarded them the night lines".
    const who = anybody.test(by) ? `The ${decapitalise(by)}` : by;
    return told && finishSentence(`${who}${told}`);
  }
  if (seenAtTheirs.test(sentence) || writtenAtTheirs.test(sentence)) {
    const told = turnPronouns(sentence, true);
    return told && finishSentence(told);
  }
  const own = ownOf(sentence, reader);
  if (own !== undefined) {
    const told = turnPronouns(own, true)?.replace(
      ownVerb,
      (_, thing: string, deed: string) => thing + withThingsArticle(deed),
    );
    if (/^(?:(?:job )?title\b|\p{Ll}+ is (?:called )?\p{Lu})/u.test(own)) return undefined;
    // What could or should come to pass at the reader's is no news.
    if (/^(?:[\p{Ll}-]+ ){1,3}(?:could|might|must|should|would)\b/u.test(own)) return undefined;
    return told !== undefined && tells(own)
      ? finishSentence(`Your ${told.replace(/ \([^()]*\)/g, '')}`)
      : undefined;
  }
  const after = afterReader(sentence, reader);
  // Nobody has to be told their own name or post.
  if (after && (isName.test(after) || isPost(after))) return undefined;
  const told = after === undefined ? undefined : turnPronouns(withoutThere(after), true);
  const deed =
    told === undefined
      ? undefined
      : (toSecondPerson(told) ?? ofUnlistedVerb(told, sentence))
          ?.replace(/\braised (?=[$€£]\d\S* (?:pre-seed|seed|series)\b)/i, 'raised a ')
          .replace(
            /\braised (?:a )?(pre-seed|seed)(?! (?:capital|funding|money|round)\b)\b/i,
            'raised a $1 round',
          );
  return (
    deed &&
    finishSentence(
      `You ${withEventsArticle(withArticles(deed.replace(splicedDeed, '$1 and $2'), 'your'))}`.replace(
        /\b(in|into|to) this (?=(?:job|position|post|role)\b)/,
        '$1 your ',
      ),
    )
  );
}

/** What only comes after a verb: `fly 14 times a day`, `represents Orla`. */
const deedUnlisted =
  /^(\p{Ll}{3,}) (?=(?:about |almost |from |nearly |over |to )?(?:\d|\p{Lu}|an?\b|the\b|in\b|two\b|three\b|four\b|your\b))/u;

/** The same with a verb that no list holds, right behind "they" or "she", where it can be nothing else. */
function ofUnlistedVerb(told: string, sentence: string): string | undefined {
  const [, verb = ''] = deedUnlisted.exec(told) ?? [];
  if (
    !verb ||
    /(?:ed|ing|\p{Ll}{2,}ly|er|est|n['’]t)$/u.test(verb) ||
    prepositions.has(verb) ||
    determiners.has(verb)
  )
    return undefined;
  if (findVerb(verb) || isRole(verb)) return undefined;
  if (/^they /i.test(sentence)) return /s$/.test(verb) ? undefined : told;
  return /^s?he /i.test(sentence) && /[^s]s$/.test(verb)
    ? `${withoutThird(verb)}${told.slice(verb.length)}`
    : undefined;
}

/** `Their menu is a scanned PDF that can't be read on a phone`: what anybody sees where the reader shows it, and no judgement. */
const seenToLack =
  /^((?:Their|Her|His) (?:[\p{Ll}-]+ )?(?:form|listing|menu|page|profile|site|store|website) (?:has|is|shows|uses) an? [^,;:.]*? that )(?:can['’]t|cannot) be [^,;:.]+$/u;

function isSeenToLack(sentence: string): boolean {
  const [, shown = ''] = seenToLack.exec(sentence) ?? [];
  return shown !== '' && !unkind.test(shown);
}

const atEvent =
  /(?<=\b(?:exhibited|presented|sat|spoke|talked) (?:at|on) )(?=(?:(?!(?:an?|her|his|its|last|my|our|the|their|this|your)\b)(?:\p{Ll}[\p{L}-]*|[A-Z]{2,5}) ){0,2}(?:conference|congress|event|fair|forum|meetup|panel|podcast|summit|webinar|workshop)\b)/u;

/** `spoke at CFO event` → `spoke at a CFO event`. */
function withEventsArticle(deed: string): string {
  const at = deed.search(atEvent);
  return at < 0 ? deed : `${deed.slice(0, at)}${toArticle(deed.slice(at))} ${deed.slice(at)}`;
}

/** `launched in May, got 400 users`: two deeds of one sentence. */
const splicedDeed =
  /^((?:just |recently )?\p{Ll}+ed [^,]+), ((?:came|finished|got|hired|opened|raised|reached|sold|won) [^,]+)$/u;

/** The same for each of two deeds: `opened fourth location and hired new manager`. */
function withArticles(told: string, whose: string): string {
  return told
    .split(/(?<= and )(?=(?:bought|built|hired|launched|opened|signed|won) )/)
    .map(withThingsArticle)
    .join('')
    .replace(
      /(?<=\b(?:bought|built|hired|launched|opened|signed|won) )(?=\d+(?:st|nd|rd|th) (?!of\b)\p{Ll})/gu,
      `${whose} `,
    );
}

/** `passed US FDA audit`, `won CAMRA award`: what an authority does or gives, once. */
const official =
  /^((?:just |recently )?(?:failed|got|had|obtained|passed|received|renewed|won) )(?=(?:[A-Z]{2,6} |ISO ?\d+ |SOC [12] ){1,3}(?:audit|award|certificate|inspection|licen[cs]e|permit)(?=$|[ ,.]))/;

/** `have SOC 2 audit in six weeks` → `have a SOC 2 audit in six weeks`: what notes leave out before one thing. */
function withThingsArticle(deed: string): string {
  const [before = ''] = official.exec(deed) ?? [];
  if (before) return `${before}${toArticle(deed.slice(before.length))} ${deed.slice(before.length)}`;
  const [, does = '', thing = ''] = doesWithOne.exec(deed) ?? [];
  const [first = ''] = thing.split(' ');
  const isDeed =
    // "Launched on a directory".
    prepositions.has(first) ||
    /^(?:already|also|been|just|never|now|to)$/.test(first) ||
    /^(?:past|gerund)$/.test(findVerb(first)?.form ?? '') ||
    /(?:ed|ly)$/.test(first);
  if (!does || isDeed) return deed;
  // "Opened second taproom": whatever is counted so is one.
  if (/^(?:second|third|fourth|fifth|sixth|seventh|ninth|tenth) \p{Ll}/u.test(thing))
    return `${does}a ${thing}`;
  // "ISO 27001 audit": what is counted stands behind the number.
  const [norm = ''] = /^(?:ISO|SOC) ?\d+ /.exec(thing) ?? [];
  const what = thing.slice(norm.length);
  return norm && withArticle(what) !== what
    ? `${does}${toArticle(norm)} ${thing}`
    : `${does}${withArticle(thing)}`;
}

/** `NAME opened third cafe in Leeds`: the same of a firm that is named. */
export function withFirmsArticles(told: string): string {
  return told.replace(firmDid, (_, name: string, deed: string) => name + withArticles(deed, 'its'));
}

const firmDid =
  /^((?:\p{Lu}[\p{L}&'’-]* )+(?:has )?)((?:just |recently )?(?:bought|built|hired|launched|opened|signed|won) .+)$/u;

/** `company plans depot in Hull`, after "your": what it does. */
const ownVerb =
  /^((?:[\p{L}-]+ ){1,2})((?:has|launche[ds]|needs|opens|opened|passed|plans|planned|received|wants|won) .+)$/u;

const doesWithOne =
  /^((?:also |currently |just |now |recently )?(?:bought|build|built|buy|got|had|ha(?:s|ve)|hired|signed|won(?= (?:local|national|new|regional|second|state|third) )|launch(?:ed|es)?|need(?:s|ed)?|open(?:ed|s)?|plan(?:ned|s)?|run|want(?:s|ed)?|(?:are )?(?:building|getting|hiring|launching|looking for|opening|planning|running)) )((?:\p{Ll}|ISO ?\d|SOC \d).+)$/u;

/** What is done with "it", where nothing before that could be meant. */
const leansOnIt =
  /^(?:they|s?he) (?:\p{Ll}+ly |also |just )?(?:asked|complained|posted|spoke|talked|tweeted|wrote) (?:\p{Ll}+ )?about (?:it|that|this)\b|^(?:they|s?he) (?:\p{Ll}+ly |also |just )?(?:announced|confirmed|denied|mentioned|posted|published|said|shared) (?:it|that|this) (?:at|in|last|on|this|via)\b|^(?:they|s?he) (?:\p{Ll}+ly |also |always |currently |just |now |often |sometimes |still )?(?:buys?|did|do|does|gets?|handles?|keeps?|manages?|organi[sz]es?|runs?|tracks?|uses?) (?:all )?(?:it|that|this|those|these)(?=$| (?:all|alone|at|by|every|from|in|manually|on|once|through|via|with)\b)/iu;

/** `One of their customers asks …`: some of what is the reader's. */
const oneOfTheirs =
  /^((?:About half|All|Half|Many|Most|One|Several|Some|Three|Two) of) (?:their|his or her|her|his) (\p{Ll}.+)$/u;

/** `Three roles have been open on their careers page since May`: what anybody can see at the reader's. */
const seenAtTheirs =
  /^(?!(?:I|We|Our|They|He|She)\b)(?:(?:An?|The|\d+|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Several|Some|Many) )(?:[\p{L}-]+ ){1,5}(?:is|are|has been|have been|was|were|says|mentions?|shows?)\b.* (?:at|from|in|on) (?:their|her|his) (?:[\p{L}-]+ )?(?:app|blog|careers|catalogue|homepage|job|linkedin|listing|menu|page|site|store|website)\b|^\p{Lu}\p{L}+ is (?:her|his|their) (?:busiest|main|peak)\b/iu;

/** `People ask for prices in his comments`: what others write at the reader's. */
const writtenAtTheirs =
  /^(?:Customers|Guests|Parents|People|Readers|Users|Visitors) (?:ask|call|keep|love|praise|say|talk|write)\b.* (?:at|in|on|under) (?:her|his|their) (?:[\p{L}-]+ )?(?:channel|comments?|forum|page|posts?|profile|reviews?|site|store|videos?)\b/iu;

/** `The city awarded them the night lines`, `The Courier profiled her in May`: what others gave the reader in public. */
const honoured =
  /^((?!(?:I|We|Our|My|They|He|She|Their|Her|His|You)\b)(?:[\p{L}\d.'’&-]+ ){1,6}?)((?:just |recently )?(?:appointed|awarded|chose|elected|featured|gave(?= (?:her|him|them) (?:an?|its|the)\b| (?:her|his|their) .*\d)|granted|honou?red|interviewed|listed|named|nominated|picked|praised|profiled|promoted|ranked|selected|shortlisted|voted) (?:her|him|them|(?:her|his|their) (?:[\p{L}-]+ ){0,3}[\p{L}-]+)(?: .+)?)$/u;
const anybody =
  /^(?:Board|City|Council|County|Government|Jury|Lottery fund|Ministry|State|Town|University) (?=$|\p{Ll})/u;

/** What was said to one person alone, or about others, is not read back. */
const inConfidence =
  /\b(?:in (?:confidence|private)|final warning|let slip|lost money|off the record|our (?:ex|former|last|old)\b.*\bthat|over (?:a (?:beer|drink|pint)|beers|drinks|wine)|overpriced|sick of|suspended)\b/i;

const plansToPart = /\bplans? to (?:close|cut|sell)\b/i;

/** A sentence up to where it turns to bad news: `Their fair had 900 visitors, and people complained about the queue` → `Their fair had 900 visitors`. */
export function withoutBadNews(sentence: string): string | undefined {
  // What is grave is told nowhere, nor what stands beside it.
  if (grave.test(sentence) || plansToPart.test(sentence)) return undefined;
  if (!unkind.test(sentence)) return sentence;
  const good = sentence.replace(
    /(?:, (?:and|he|several|she|some|they|though|which|while|who)\b| and still\b| and the \p{Ll}+ (?:are|is|was|were)\b| and (?:have|has|had)(?:n't| not)\b| and (?:he|she|they) (?:mentioned|said|told)\b| with (?=mixed\b)).*$/u,
    '',
  );
  return good === sentence || unkind.test(good) || countWords(good) < 5 ? undefined : good;
}

/** `She is Dr. NAME`, after who is meant. */
const isName = compact(`^is (?:called )?(?:(?:${nameTitles})\\.? )?\\p{Lu}`, 'u');

/** Where "there" is, the reader knows: `the only lawyer there` → `the only lawyer on your team`. */
function withoutThere(rest: string): string {
  return rest
    .replace(/\b(the only \p{Ll}+) there(?= and\b|,|$)/u, '$1 on their team')
    .replace(/(?<=\p{Ll}{4,}) there(?= and\b|,|$)/u, '');
}

/** `is a financial controller`: what somebody is by trade, and nothing else. */
function isPost(rest: string): boolean {
  const [, noun = ''] = /^(?:is|was) (?:an?|our|the) (?:[\p{L}-]+ ){0,3}([\p{L}-]+)$/u.exec(rest) ?? [];
  return isRole(noun);
}

/** `We were referred by ANN BELL of the council`, `Referral: …`, `Ann Bell suggested that I write to them`: who sent the sender. */
const referred = [
  /^(?:(?:I|we) (?:was|were) |(?:I am|I'm|we're|we are) )?(?:referred|recommended|pointed|introduced)(?: (?:here|to (?:them|her|him)))? (?:by|from) (.+)$/i,
  /^(?:(?:the|a|our) )?(?:intro(?:duction)?|recommendation|reference|referral)(?: (?:is|was|came|given|idea))* (?:by|from) (.+)$/i,
  /^(?:(?:source: )?(?:referral|referred by)(?::| from| by)|reference (?:by|from)) (.+)$/i,
  /^((?:(?:[Mm]y|[Oo]ur) (?:[\p{Ll}-]+ ){1,2})?\p{Lu}\p{L}+(?: \p{Lu}[\p{L}'-]+)*(?: (?:at|from|of) [^,]+)?) (?:said|thinks|thought|told (?:me|us)) (?:that )?(?:he|she|they|you) (?:could|may|might|would) be (?:a good (?:fit|match|person)|interested|the (?:best|right) (?:one|person))\b/u,
  /^((?:(?:[Mm]y|[Oo]ur) (?:[\p{Ll}-]+ ){1,2})?\p{Lu}\p{L}+(?: \p{Lu}[\p{L}'-]+)*(?: (?:at|from|of) [^,]+)?) (?:recommended|said|suggested|thought|told us|told me) (?:that )?(?:(?:I|we) (?:could |might |ought to |should )?|to )?(?:(?:call|contact|e-?mail|mail|ring|text|get in touch with|reach out to|speak to|talk to|write to)(?:ing)? (?:them|her|him|you)|get in touch|reach out)$/u,
];

/** `We were given her name by ANN BELL`, `Name passed on by …`, `Know of them through …`: how the sender came to know of the reader. */
const ways: readonly (readonly [RegExp, string])[] = [
  ...referred.map((pattern) => [pattern, 'I am writing at the suggestion of'] as const),
  [
    /^(?:(?:(?:I|we) (?:was|were) given|got) )?(?:(?:her|his|their|the) )?name (?:(?:was|is|has been) )?(?:(?:given|passed on|suggested)(?: to (?:me|us))? )?(?:by|from) (.+)$|^(?:I|we) (?:was|were) introduced to (?:her|his|their|the) name by ([^,]+(?:, \p{Lu}[^,]+)?)(?=,|$)/iu,
    'I was given your name by',
  ],
  [
    /^(?:(?:I|we) )?(?:know|knew|heard)(?: of| about)? (?:them|her|him|you|it|this) (?:through|from|via) (.+)$/i,
    'I know of you through',
  ],
  // Whom one may name.
  [
    /^(?:(?:I|we) )?(?:came across|found) (?:them|her|him|you) (?:through|via) ((?:an? |my |our )(?:[\p{Ll}-]+ ){0,2}\p{Ll}+, \p{Lu}\p{L}+(?: \p{Lu}[\p{L}'-]+)*), (?:(?:and|who) )?(?:(?:he|she|who)(?:['’]s| is)|is) (?:fine|glad|happy|ok|okay) (?:to be|being|with being) (?:mentioned|named)$/iu,
    'I found you through',
  ],
  [
    /^((?:(?:[Mm]y|[Oo]ur) (?:[\p{Ll}-]+ ){1,2})?\p{Lu}\p{L}+(?: \p{Lu}[\p{L}'-]+)*(?: (?:at|from|of) [^,]+)?) told (?:me|us) about (?:her|him|them|you)(?=$|[,.])/u,
    'I know of you through',
  ],
];
/** What the friend said of it is between the two: `…, who had it done in May`, `…, she said I could use her name`. */
const asideOnFriend = /,? (?:and |who |whom )?(?:(?:he|she|they) )?(?:had|said|says|thought)\b.*$/;

/** `We were recommended by ANN BELL at Marsh Tully, who said I could mention her name`: who did no more than that. */
const namedOnLeave =
  /^(I|We) (?:was|were) recommended by (\p{Lu}[^,]+), (?:and |who )?(?:he |she |they )?(?:says?|said) (?:that )?(?:I|we) (?:can|could|may|might) ((?:mention|use) (?:her|his|their) name)$/u;

/** `ANN BELL, who I worked for until 2023, gave me his name`. */
const gaveName =
  /^(\p{Lu}\p{L}+(?: \p{Lu}[\p{L}'-]+)+(?: (?:at|from|of) [^,]+)?(?:, (?:who|whom|my|our|a) (?:(?!\b(?:he|her|his|him|she|their|them|they)\b)[^,])+,)?) (?:gave|passed on|passed)(?: to)? ?(?:me|us)? ?(?:her|his|their|your) (?:contact|name|number)$/u;

const knowsThem =
  /^((?:Our|My) (?:\p{Ll}+ ){0,2}(?:\p{Ll}+|[A-Z]{2,4}),? (?:(?:Dr|Prof)\.? )?\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?,?) ((?:knows|met|once taught|taught|(?:shared an office|sat on (?:a|the) \p{Ll}+|served|sings|spoke|studied|talked|trained|went to \p{Ll}+|worked) (?:alongside|to|under|with))) (?:her|him|them)\b((?: (?:at|for|from|in|on|through) (?:(?!\b(?:he|her|him|his|she|their|them|they)\b| and (?:passes|sends))[^,;])*)?(?: and (?:passes on|sends) (?:her|his|their) (?:best(?: wishes)?|greetings|regards))?)(?=$|[,;])/u;

/** `found them via their essay on tolls`: what of the reader's led the sender there. */
const foundThrough =
  /^(?:(I|We) )?(?:came across|found) (?:her|him|them|you) (?:from|through|via) (?:her|his|their|your) ((?:[\p{L}-]+ ){0,2}(?:article|blog|book|channel|column|essay|interview|newsletter|paper|podcast|post|talk|thread|video)\b[^,;:]*)$/iu;

/** `A mutual neighbor told me about the collection`: who is known to both, and of what he told. */
const mutual =
  /^(An? (?:common|mutual|shared) (?:acquaintance|client|colleague|contact|customer|friend|neighbou?r)) (told|mentioned) (?:(me|us) about )?(?:the|her|his|their) ((?:[\p{Ll}-]+ )?[\p{Ll}-]+)(?: to (me|us))?(?=$|,| and )/u;

/** `Her colleague Ms LOPEZ saw our show in Bilbao and suggested we write to her`. */
const sawUs =
  /^(?:Her|His|Their) ((?:\p{Ll}+ ){1,2}(?:(?:Dr|Mrs?|Ms|Prof(?:essor)?)\.? )?\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?) ((?!.*\b(?:he|his|she|their|they)\b)[^,;:]{3,60}) and (recommended|suggested) (?:that )?(I|we) (?:should )?(call|contact|e-?mail|get in touch|write)(?: to)?(?: (?:her|him|them))?$/u;

/** By whom the sender was sent to the reader, or knows of the reader, as a sentence; `words`: those for who reads. */
export function toReferral(sentence: string, words = ''): string | undefined {
  const [, ofReader = '', saw, did, writer, deed = ''] = sawUs.exec(sentence) ?? [];
  if (ofReader) {
    const you = deed === 'get in touch' ? '' : deed === 'write' ? ' to you' : ' you';
    return finishSentence(`Your ${ofReader} ${saw} and ${did} that ${writer} ${deed}${you}`);
  }
  const [, finder = 'I', work = ''] = foundThrough.exec(sentence) ?? [];
  if (work) return finishSentence(`${finder} found you through your ${work}`);
  const giver = gaveName.exec(sentence)?.[1];
  if (giver) return finishSentence(`${giver} gave me your name`);
  const [, acquaintance = '', said, whom = '', what = '', us = whom] = mutual.exec(sentence) ?? [];
  if (acquaintance && us)
    return finishSentence(
      `${acquaintance} ${said === 'told' ? `told ${us} about your ${what}` : `mentioned your ${what} to ${us}`}`,
    );
  const [, friendOfBoth = '', knows = '', whence = ''] = knowsThem.exec(sentence) ?? [];
  if (friendOfBoth) return finishSentence(`${friendOfBoth} ${knows} you${whence}`);
  const [, sent = '', whoSaid = '', name = ''] = namedOnLeave.exec(sentence) ?? [];
  const patron = friend(whoSaid);
  if (patron)
    return finishSentence(
      `${patron} recommended ${sent === 'I' ? 'me' : 'us'} and said that I could ${name}`,
    );
  const heardOf = toHeardOf(sentence, words);
  if (heardOf) return heardOf;
  for (const [pattern, how] of ways) {
    const found = pattern.exec(sentence);
    const who = friend(found?.[1] ?? found?.[2]);
    if (who) return finishSentence(`${how} ${who}`);
  }
  return undefined;
}

/** Who somebody is that is named: `his neighbour Colin Hewett, who had it done` → `your neighbour Colin Hewett`. */
function friend(told = ''): string | undefined {
  if (told === '') return undefined;
  const who = told
    .replace(/ \([^()]*\)/g, '')
    .replace(asideOnFriend, '')
    .replace(/, who .*\b(?:her|his|their)\b.*$/, '')
    .replace(/^(?:her|his|their) (?=(?:\p{Ll}+,? ){1,3}\p{Lu})/u, 'your ')
    .replace(/^(your \p{Ll}+), (?=\p{Lu})/u, '$1 ')
    // "Professor RUIZ from her faculty".
    .replace(/ (at|from|in|of) (?:her|his|their) (?=\p{Ll}+$)/u, ' $1 your ')
    .replace(/^(?:My|Our) (?=\p{Ll})/u, decapitalise);
  return /^(?:your (?:\p{Ll}+ ){1,3}|(?:an?|my|our) (?:\p{Ll}+,? ){1,3})?\p{Lu}/u.test(who) &&
    !/\b(?:her|his|their)\b|^(?:He|I|It|She|They|We|Who)\b/.test(who)
    ? who
    : undefined;
}

/** `I saw her talk at SaaStr`, `We met him at the fair`: what the sender has of the reader. Undefined where it is none of these or not certain. */
export function toOurs(written: string, reader: Reader): string | undefined {
  if (!/^(?:I|we)\b/i.test(written)) return undefined;
  const isPublished = published.test(written) && !unkind.test(written.replace(/ (?:about|on) .*$/i, ''));
  const sentence = isPublished ? written : withoutBadNews(written);
  if (sentence === undefined) return undefined;
  // What both are or did, and what the sender thinks of what the reader does.
  const shared =
    /^(?:We both|We connected|We (?:already )?(?:have|share) .* in common(?:$|, and (?:our|the) )|(?:I am|I'm) an? (?:(?:big|huge|long-?time) )?fan of)\b/i.test(
      sentence,
    )
      ? turnPronouns(namedAs(sentence, reader), false)
      : undefined;
  if (shared) return finishSentence(shared);
  const seen =
    /^((?:I|We) (?:saw|noticed|read|heard|understand|know|like|love)) (?:that |(?=(?:he|she|they|the (?:agency|bank|business|chain|charity|club|company|council|firm|group|hotel|practice|school|shop|store|team|university) (?:has|have|is|are|just|recently|\p{Ll}+ed)) ))(.+)$/iu.exec(
      sentence,
    );
  const fact = seen && toYou(capitalise(seen[2] ?? ''), reader);
  if (seen && isOfFirm(seen[2] ?? '', reader)) return finishSentence(`${seen[1]} that ${seen[2]}`);
  if (fact) return `${seen[1]} that ${decapitalise(fact)}`;
  const [, by = '', where = '', what = ''] = knownFrom.exec(sentence) ?? [];
  const whatIs = what && turnPronouns(what, true);
  if (whatIs)
    return finishSentence(
      `${by} ${/(?:podcast|talk)$/.test(where) ? 'heard in' : /(?:blog|feed|page|site)$/.test(where) ? 'saw on' : 'read in'} your ${where} that ${whatIs.replace(/^the (?=(?:company|firm|staff|team)\b)/, 'your ')}`,
    );
  const [subject = '', deed = '', ...rest] = sentence
    .replace(/^(I|We)(?: have|['’]ve)? (?:(?:also|just|really|recently) )?(?=\p{L}+)/iu, '$1 ')
    // "…, the way the hall is lit": what of it was liked most.
    .replace(/(?<!,.*), the way (?=[^,]+$)/, ', especially the way ')
    .replace(/, (?:(?:especially|mostly|particularly) (?!the way\b)|the (?:bit|idea|one|part) ).*$/, '')
    .replace(/, \d[\d.,]*k? \p{Ll}+$/u, '')
    .replace(
      /, (?:really |very )?(?:amazing|awesome|beautiful|brilliant|cool|fantastic|good|great|impressive|lovely|nice) .*$/,
      '',
    )
    .replace(/(?: (?:only|quite|rather|really|so|super|too|very))?(?: all too)? briefly\b/, '')
    .replace(publication, '$1their $2')
    // "Saw the new autumn menu": whose it is, as it is new to who writes.
    .replace(
      /^((?:I|We) (?:enjoyed|liked|loved|noticed|saw|tried) )the (?=(?:brand-new|latest|new|recent|redesigned|refurbished) )/i,
      '$1their ',
    )
    .replace(/^(I applied (?:on|through|via) )the (?=(?:careers?|jobs?) )/, '$1their ')
    // "I visited the church in June", to its warden.
    .replace(beenTo, (found, been: string, place: string) =>
      isWorkplace(place, reader) ? `${been}their ${place}` : found,
    )
    .split(' ');
  const named = namedAs(rest.join(' '), reader).replace(atTheirs, (found) =>
    found.replace(/\b(?:her|his|their)\b/i, 'your'),
  );
  // "We can set up a pilot for them" is no news of them; "We built it for her firm" neither.
  const isMeeting =
    /^(?:dined|dropped|lunched|popped|shopped|stopped|was)$/i.test(deed) ||
    /^(?:catered|chatted|drafted|made|prepared|recorded|sketched|performed|photographed|played|taught|trained|saw|seen|noticed|read|heard|met|found|know|knew|loved|enjoy(?:ed)?|liked?|love|admire|visited|tasted|ate|listened|watched|spoke|talked|sat|bought|tried|follow(?:ed)?|used?|hired|signed|subscribed|ordered|stayed|worked|shared|attended|came|applied)$/i.test(
      deed,
    );
  const isAbout =
    /\b(?:you|your)\b/.test(named) ||
    doneByThem.test(named) ||
    (/^(?:admired|enjoyed|loved)$/i.test(deed) &&
      (/^the (?:\p{L}+ )+(?:at|in|on) /u.test(named) || showpiece.test(named))) ||
    (/^met$/i.test(deed) && /^(?:at|during|in|last|on|through)\b/.test(named)) ||
    (/^(?:chatted|spoke|talked)$/i.test(deed) &&
      /^(?:again |briefly )?(?:at|by|during|in|last|on)\b/.test(named)) ||
    (wroteTo.test(`${deed} ${named}`) && !/\b(?:again|never|twice)\b/.test(named)) ||
    (/^(?:dined|dropped|lunched|popped|shopped|stopped|was)$/i.test(deed) && inTheirs.test(named)) ||
    (/^applied$/i.test(deed) && /^(?:online|on|through|via)\b/.test(named)) ||
    (/^worked$/i.test(deed) && /^together\b/.test(named)) ||
    colleagueOfTheirs.test(named) ||
    /^(?:(?:about|to|up for|up to|with) )?(?:her|his|him|their|them)\b|\band (?:he|she|they) |\b(?:one|two|three|four|five|some|several|many) of (?:her|his|their)\b/.test(
      named,
    );
  const isOfTheirs = cameUpon.test(deed) && ofTheirs.test(named);
  const isShared = isMeeting || isOfTheirs || wroteTo.test(`${deed} ${named}`);
  const told = isShared && isAbout ? turnPronouns(named, false) : undefined;
  // What has gone on until now.
  const has =
    /\bfor (?:\p{L}+ )?(?:months|years)\b|\bsince\b/u.test(named) && /(?<!hir|work)ed$|bought/.test(deed)
      ? ' have'
      : '';
  return told ? finishSentence(capitalise(`${subject}${has} ${deed} ${told}`)) : undefined;
}

/** Where the sender was, by what such a place is called. */
const beenTo =
  /^((?:I|We) (?:came to|drove (?:by|past)|passed|stayed (?:at|in)|toured|visited|walked (?:by|past|through)|went to) )the (\p{Ll}{4,})\b/u;

/** What the sender did that brought him upon something of the reader's: `called his after-hours number`, `own two of her jugs`. */
const cameUpon =
  /^(?:booked|borrowed|browsed|called|checked|counted|dialled|driven?|drove|finished|learned|learnt|looked|owned|own|passed|phoned|play|queued|rang|rented|ride|rode|searched|tested|timed|walked|watch|wear|wore)$/;
const ofTheirs =
  /\b(?:her|his|their|your) (?!(?:assistant|boss|brother|child(?:ren)?|colleague|daughter|father|husband|kids|mother|partner|sister|son|staff|team|wife)\b)[\p{L}\d'’-]+/u;

/** `the Thameslink campaign`: what somebody made to be seen. */
const showpiece =
  /^the (?:[\p{L}\d'’-]+ ){1,4}?(?:ads?|adverts?|article|campaign|collection|cover|display|episode|exhibition|film|issue|launch|mural|photos|piece|play|posters?|production|range|rebrand|redesign|series|show|shots|talk|video|window)$/u;

/** Where somebody was who went to the reader's: `in her shop`, `by their stand`. */
const inTheirs =
  /^(?:at|by|in|into|past) (?:her|his|their) (?:[\p{L}-]+ ){0,2}(?:bakery|bar|barn|bistro|booth|boutique|cafe|café|cellar|farm|gallery|garage|gym|hotel|library|market|museum|nursery|place|pub|restaurant|salon|shop|showroom|spa|stall|stand|store|studio|theatre|venue|winery|workshop|yard)\b/u;

/** `We know from their status page that …`. */
const knownFrom = compact(
  String.raw`^(I|We) (?:know|learned|understand) from (?:her|his|their) ((?:[\p{L}-]+ ){0,2}${shown}) that (.+)$`,
  'u',
);

/** `the wedding she did at Dripping Springs`. */
const doneByThem = compact(`^(?:that|the) ${deedOfTheirs}`, 'u');

/** `I met Dan from their team`, `we spoke with Dan Oduya on her staff`: somebody beside the reader. */
const colleagueOfTheirs =
  /^(?:(?:again |briefly )?(?:to|with) )?(?:(?:Dr|Mrs?|Ms|Prof)\.? )?\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?,? (?:at|from|in|of|on) (?:her|his|their) (?:[\p{Ll}-]+ )?(?:branch|company|crew|department|firm|group|office|shop|side|staff|store|team)\b/u;

/** `I emailed her in March`: a first mail that this one follows. */
const wroteTo =
  /^(?:contacted|e-?mailed|messaged|pitched|wrote(?: to)?) (?:her|him|them)(?= (?:about|in|last|on)\b| \p{Ll}+ (?:days|weeks|months) ago\b|$)/u;

/** `the Slovenia series on their blog`: where the reader shows what was liked. */
const atTheirs =
  / (?:at|in|on) (?:her|his|their) (?:[\p{L}-]+ )?(?:blog|booth|channel|facebook|feed|instagram|linkedin|magazine|menu|newsletter|page|podcast|portfolio|shop|show|site|stand|store|website)\b/iu;

/** Whether a sentence begins with the reader or with what is the reader's. */
export function isOfReader(sentence: string, reader: Reader): boolean {
  return ownOf(sentence, reader) !== undefined || afterReader(sentence, reader) !== undefined;
}

/** What is the reader's, after `their` and the like: `Their site has …` → `site has …`. */
function ownOf(sentence: string, reader: Reader): string | undefined {
  if (postOf(sentence, reader)) return undefined;
  const own =
    ownSubject.exec(sentence)?.[0] ??
    /^th(?:e|is) (?:prospect|client|customer|recipient|reader)'s /i.exec(sentence)?.[0] ??
    company.exec(sentence)?.[0].replace(/company $/i, '') ??
    byName(sentence, reader, "'s ") ??
    reader.firms.map((firm) => `${firm}'s `).find((owner) => sentence.startsWith(owner));
  if (own !== undefined)
    return /^name\b/.test(sentence.slice(own.length))
      ? undefined
      : sentence.slice(own.length).replace(/^Company/, 'company');
  const [, isSaidOf, noun = '', rest = ''] =
    /^(the |this )?(\p{Ll}{4,})((?:'s)? .+)$/u.exec(decapitalise(sentence)) ?? [];
  const isTheirs =
    (organisationNouns.has(noun) || readersPlaces.has(noun) || belongings.has(noun) || bodies.has(noun)) &&
    (isSaidOf || (isTold(rest.split(' ')[1] ?? '') && !isStep.test(rest))) &&
    isWorkplace(noun, reader) &&
    !isPlural(noun) &&
    // "The plant manager wants …" is said of somebody, and not of the plant.
    !isRole(rest.split(' ')[1] ?? '');
  return isTheirs ? `${asEmployer(noun)}${rest}` : undefined;
}

/** Whether a place of that name is where the reader works. */
export function isWorkplace(noun: string, { words, workplace }: Reader): boolean {
  return (
    new RegExp(`\\b${noun}\\b`).test(words) ||
    [belongings.get(noun), bodies.get(noun)].some((readers) => readers?.test(words)) ||
    workplace?.test(noun) === true ||
    (/^(?:shop|store)$/.test(noun) && /\be-?commerce\b|\bretail/.test(words))
  );
}

/** "Your insurer" insures whoever reads it: where he works is his company. */
export function asEmployer(noun: string): string {
  return noun === 'network' ? 'organisation' : noun.replace(boughtFrom, 'company');
}

const boughtFrom =
  /^(?:broker|carrier|contractor|distributor|insurer|landlord|lender|maker|manufacturer|operator|producer|provider|publisher|retailer|supplier|vendor|wholesaler)$/;

/** `resort sets rules`, `shop keeps 30%`, without an article: a step of how it works, and no news. */
export const isStep =
  /^ (?:adds|approves|asks|books|calls|chooses|confirms|decides|earns|gets|keeps|orders|pays|picks|receives|returns|reviews|sees|selects|sends|sets|shares|signs|tells|uploads)\b/;

/** What is said of the reader, after the words that name them: `She runs the shop` → `runs the shop`. */
function afterReader(sentence: string, reader: Reader): string | undefined {
  const subject =
    postOf(sentence, reader) ??
    pronounSubject.exec(sentence)?.[0] ??
    writtenSubject.exec(sentence)?.[0] ??
    byName(sentence, reader, ' ') ??
    // "The publisher, by name, wrote": who that is, the persona says.
    byRole(sentence, reader);
  return subject === undefined ? undefined : sentence.slice(subject.length);
}

/** `Their Head of Finance `, beside a persona that is one: the words that name the reader by the post. */
function postOf(sentence: string, { words }: Reader): string | undefined {
  const [subject, post = ''] =
    /^(?:the|their) ((?:\p{L}+ ){0,4}?(?:\p{L}+ )?of (?:\p{L}+ ){1,3}?|(?:\p{L}+ ){1,4}?)(?=(?:also |just |recently )?(?:announced|asked|commented|gave|has|is|mentioned|posted|published|said|shared|spoke|told|was|wrote)\b)/iu.exec(
      sentence,
    ) ?? [];
  const title = post.trim().toLowerCase();
  const [head = ''] = /^.*?(?= of )/.exec(title) ?? [title];
  return subject &&
    isRole(head.split(' ').at(-1) ?? '') &&
    words.startsWith(`${title} `) &&
    title.includes(' ')
    ? subject
    : undefined;
}

/** `Ms Bell `, `Ann Bell's `: the words that name the reader by name, where a sentence opens with them and goes on with `next`. */
function byName(sentence: string, { names }: Reader, next: "'s " | ' '): string | undefined {
  const [, opening = '', first = '', second = ''] = opensWithNames.exec(sentence) ?? [];
  const called = names.includes(second) ? `${opening}${first} ${second}` : `${opening}${first}`;
  return names.includes(first) && sentence.startsWith(next, called.length) ? `${called}${next}` : undefined;
}

const opensWithNames = compact(
  `^((?:(?:${nameTitles})\\.? )?)([\\p{L}'-]+?)(?='s |[^\\p{L}'-])(?: ([\\p{L}'-]+?)(?='s |[^\\p{L}'-]))?`,
  'u',
);

/** `The manager `, `The publisher, Ann Bell, `: the words that name the reader by what the persona says. */
function byRole(sentence: string, { words, names }: Reader): string | undefined {
  const [opening, role = '', first, second] = opensWithRole.exec(sentence) ?? [];
  if (opening === undefined) return undefined;
  const isReaders = words.split(/[^\p{L}-]+/u).includes(role);
  if (first !== undefined)
    return isReaders && names.includes(first) && (second === undefined || names.includes(second))
      ? opening
      : undefined;
  return role === 'candidate' || (isReaders && offices.has(role)) ? opening : undefined;
}

const opensWithRole =
  /^The ([\p{Ll}-]{4,})(?:, ([\p{L}'-]+)(?: ([\p{L}'-]+))?, | (?!(?:is|can|should|must|will)\b))/u;

/** Who somebody is in a firm: "the manager" is the reader where the reader is one. */
const offices = new Set(
  'candidate ceo cfo cio ciso cmo coo cto chef curator dean director editor engineer founder headteacher host manager owner partner principal producer publisher'.split(
    ' ',
  ),
);

/** The reader's name in the middle of a sentence as "you" and "your". */
export function namedAs(written: string, { names }: Reader): string {
  const text = written
    .replace(/\bth(?:e|is) (?:prospect|recipient|reader)'s\b/gi, 'your')
    .replace(/\bth(?:e|is) (?:prospect|recipient|reader)\b/gi, 'you');
  if (names.length === 0) return text;
  const name = names.join('|');
  const whole = `(?:(?:${nameTitles})\\.? )?\\b(?:${name})(?: (?:${name}))?`;
  return text
    .replace(new RegExp(`${whole}'s (?=\\p{Ll})`, 'gu'), 'your ')
    .replace(new RegExp(`${whole}\\b(?!['-])`, 'gu'), 'you');
}

/** Whether what follows `their` is a sentence: it has a verb, which stands in its base form only after a plural. */
function tells(own: string): boolean {
  const words = (own.split(/[:–-] /)[0] ?? '').split(' ').slice(0, 11);
  return words.some(
    (word, index) =>
      /^\p{Ll}/u.test(word) &&
      index > 0 &&
      (isTold(word) ||
        // "The airport expects 3 million passengers".
        (/^\p{Ll}{3,}[^\W\ds]s$/u.test(word) &&
          takesObject.test(words[index + 1] ?? '') &&
          !isPlural(words[index - 1] ?? '')) ||
        (/^\p{Ll}{4,}ed$/u.test(word) &&
          (index < 3 || /^(?:against|for|that)$/.test(words[index + 1] ?? ''))) ||
        (findVerb(word)?.form === 'base' &&
          words.slice(0, index).some((noun) => isPlural(noun) || noun === 'people'))),
  );
}

const takesObject = /^(?:an?|her|his|its|the|their|two|three|four|five|\d.*)$/;

/** Who did something at a firm: `Bramwell staff entered a team`. */
const theirPeople = /^(?:colleagues|crew|employees|staff|volunteers)$/;

/** What a firm that the persona names, also by the first of its words, does or is: `Northline opened a second depot in March`. */
export function isOfFirm(sentence: string, { firms }: Reader): boolean {
  const [first = '', ...rest] = sentence.split(/\s+/);
  const verb =
    rest.find((word) => !/^\p{Lu}|ly$|^(?:just|also|now)$/u.test(word) && !theirPeople.test(word)) ?? '';
  return (
    first !== '' &&
    firms.some((firm) => firm === first || firm.startsWith(`${first} `)) &&
    !/^\p{Lu}{2,4}$/u.test(first) &&
    isTold(verb) &&
    !unkind.test(sentence) &&
    // "Bramwell staff helped at our fair" is more than was seen.
    !(theirPeople.test(rest[0] ?? '') && /\b(?:our|us|we)\b/.test(sentence)) &&
    !/\b(?:they|their|them|he|she|his|her)\b/i.test(sentence)
  );
}
