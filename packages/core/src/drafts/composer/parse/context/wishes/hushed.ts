import { anyOf } from '../../../../any-of.ts';
import { compact } from '../../../../compact.ts';

const it = '(?:it|that|this)';
/** A word of refusal, also as typed in haste. */
const not =
  "(?:avoid|cannot|hate to|hesitate to|never|no(?:body| need| one| point| reason)?|not|refrain from|without|\\p{L}+n['’]t|dont|wont|cant)";
/** To tell of something, up to what is told of, as the source of a pattern. */
export const tell =
  '(?:advertis(?:e|ing)|allud(?:e|ing) to|announc(?:e|ing)|br(?:ing|inging|oach|oaching)|broadcast(?:ing)?|disclos(?:e|ing)|discuss(?:ing)?|dwell(?:ing)? on|(?:get|go)(?:ting|ing)? into|hint(?:ing)? at|includ(?:e|ing)|mention(?:ing)?|mak(?:e|ing) (?:any |much )?(?:mention|reference) (?:of|to)|pass(?:ing)? on|print(?:ing)?|publici[sz](?:e|ing)|publish(?:ing)?|put(?:ting)?|quot(?:e|ing)|refer(?:ring)? to|referenc(?:e|ing)|repeat(?:ing)?|reveal(?:ing)?|say(?:ing)?|shar(?:e|ing)|speak(?:ing)? (?:about|of)|spread(?:ing)?|talk(?:ing)? (?:about|of)|tell(?:ing)?(?: (?:any(?:body|one)|her|him|people|them))?|touch(?:ing)? on|us(?:e|ing)|writ(?:e|ing))';
/** After the pronoun nothing, or how and where. */
const pronounEnds =
  '(?=$|[.!,;)]| (?:any ?where|at (?:all|this)|either|for now|further|here|in (?:my|our|public|the|this|writing)|on(?! )|openly|please|pls|publicly|to (?:any|h|my|our|the)|up|with|yet))';
const mail = '(?:(?:my|our|the|this|any|an?) )?(?:first )?(?:draft|e-?mail|letter|mail|message)s?';
/** To be told of. */
const told =
  '(?:advertised|cited|disclosed|identified|known|mentioned|named|printed|quoted|referred to|repeated|said|seen|shared|told|used)';
/** To come to be known. */
const comesOut =
  '(?:appear|be (?:discussed|in|known|public|raised|used)|come (?:out|up)|feature|figure|get (?:about|around|out)|leak|show up|surface|turn up)';
const secret =
  '(?:beside the point|between (?:ourselves|the two of us|us|you and me)|confidential|embargoed|hush-?hush|internal|irrelevant|neither here nor there|not (?:yet )?(?:announced|common knowledge|official|public|relevant)|off the record|personal|private|secret|strictly confidential|under (?:embargo|wraps)|under your hat)';
const lead =
  "(?:(?:and|but|so|please|pls|just|of course|obviously|best|better|(?:I|we)(?:['’]d| would)(?: rather)?|you (?:can|may)),? )*";

/** What keeps somebody's name out, but for who refuses: `asked us not to use their name`, `rather stay anonymous`. */
const nameless =
  '(?:not to (?:give|mention|print|say|use) (?:her|his|its|the|their) (?:full )?names?|(?:be kept|keep|remain|stay) anonymous)';
const toBeTold = `(?:(?:care|like|want|wish) )?(?:(?:to )?be|being) (?:\\p{Ll}+ )?${told}`;

/** What is said in confidence, wherever its sentence says so: `Strictly between you and me, our lease runs out`, `(not to be named)`. */
const inConfidence = anyOf(
  [
    String.raw`\bbetween (?:ourselves|the two of us|you and me)\b`,
    String.raw`^\W*(?:in (?:strict )?confidence|off the record|(?:confidential|internal|personal|private) (?:aside|comment|note|remark)|(?:delicate|sensitive):)`,
    String.raw`[([](?:confidential|do not|don['’]?t|internal|not (?:for|to be)|personal|private|secret)\b[^()[\]]*[)\]]`,
    String.raw`\bhush[- ]hush\b`,
    String.raw`\byou (?:did not|didn['’]t|never) (?:hear|heard|get|got) (?:it|that|this) from (?:me|us)\b`,
    // What a seller keeps to himself.
    String.raw`\b(?:floor|walk-?away) (?:figure|price|rate)\b|\bnone (?:of them )?(?:answered|replied|wrote back)\b`,
    String.raw`, no (?:need|reason) to ${tell} (?:up )?${it}${pronounEnds}`,
    String.raw`\b(?:it|that|this|which)(?:['’]s| is) (?:no ?body|no one)['’]?s business\b`,
    String.raw`(?:[,;]| [-–—]) (?:and |but |so )?(?:obviously |of course )?(?:it|that|this|which)(?:['’]s| is) (?:(?:all|just|strictly) )*(?:between us|confidential|personal|private|secret)(?=[.!)]*$)`,
    String.raw`\b(?:have (?:an )?NDA with|signed (?:an )?NDA (?:about|on|with)|(?:bound|sworn) to (?:secrecy|silence))\b`,
    // "He doesn't want to be mentioned", "they'd rather not be named", "asked us not to use their name".
    String.raw`\b(?:do(?:es)?n['’]t|never|not|prefer not|rather not|wouldn['’]t)(?<!\bcan not) ${toBeTold}\b(?!.*\b(?:but|so) (?:just |please )?(?:call|mention|say)\b)`,
    String.raw`\b${nameless}\b`,
    String.raw`\bbreathe a word\b`,
  ].map((source) => compact(source, 'iu')),
);

/** What is said of the sentence before it: `It's under embargo until April`, `Mum's the word`, `I wouldn't want that getting out`, `You can skip that`. */
const ofLast = anyOf(
  [
    String.raw`^${lead}${it}(?:['’]s| is)(?: (?:all|just|of course|only|still|strictly))* ${secret}(?=[.!]*$| here\b|,? (?:as|at|but|for|so|though|till|until|yet)\b)`,
    String.raw`^${lead}${it}(?:['’]s| is) an? (?:delicate|sensitive|sore|touchy) (?:matter|point|spot|subject|topic)\b`,
    String.raw`^${it} (?:isn['’]t|is not|['’]s not) (?:(?:widely|yet) )*(?:announced|common knowledge|known|official|out|public)\b`,
    String.raw`^${it} (?:(?:must|has to|is to|needs to|should) (?:remain|stay)|remains|stays) (?:among|between|here|in[- ]house|inside|private|secret|with (?:me|us|you)(?=[.!]*$))\b`,
    String.raw`^${it} (?:(?:is to|must|should) go|goes|went) no further\b`,
    String.raw`^(?:just|strictly|all) between (?:us|you)\b[^,]*$`,
    String.raw`^${it}(?:['’]s| is) (?:just |only )?(?:for you|so (?:that )?you) (?:know|to know|to understand|understand)\b`,
    String.raw`^I(?:['’]m| am)? (?:(?:just|only) )?tell(?:ing)? you (?:(?:all )?${it}\b|so\b|only\b|just\b|because\b)`,
    String.raw`^(?:hardly anybody|hardly anyone|no ?body|no one|only (?:my|our) \p{Ll}+) (?:\p{Ll}+ ){0,3}knows?(?: (?:about )?${it})?(?: yet)?[.!]*$`,
    String.raw`\b(?:have not|haven['’]t|['’]ve not) (?:yet )?(?:announced ${it}|gone public|made ${it} public|told (?:any(?:body|one)(?! else)|her|him|my|our|people|the|them))\b`,
    String.raw`^I (?:only|just) (?:bring|mention|raise|say|write) (?:it|that|this)\b`,
    String.raw`^${lead}(?:[\p{L}'’]+ ){1,4}?(?:may|must|need|ought|should)(?: not|n['’]t) (?:ever )?(?:be told|find out|hear|know|learn|see)(?: (?:about|of))?(?: ${it})?[.!]*$`,
    String.raw`^(?:I|we) (?:(?:are|am) not|aren['’]t|['’]m not|['’]re not|was not|wasn['’]t|were not|weren['’]t) (?:meant|supposed) to (?:hear|know|say|see)\b`,
    String.raw`^(?:I|we) overheard ${it}\b|^you (?:did not|didn['’]t|never) (?:hear|heard|get|got) ${it} from (?:me|us)\b`,
    String.raw`^mum['’]?s the word\b`,
    String.raw`\bkeep ${it} (?:confidential|private|quiet|secret|to yourself|under (?:wraps|your hat))\b`,
    String.raw`\btreat (?:it|that|the above|this) (?:as (?:confidential|private|secret)|in confidence)\b`,
    String.raw`\b(?:would not|wouldn['’]t) (?:like|want) ${it} (?:(?:to )?(?:be known|come out|get (?:about|around|out)|leak)|getting (?:about|around|out)|known|out)\b`,
    String.raw`\b(?:I|we)(?:['’]d| would) hate (?:for )?(?:it|that|them|this)\b`,
    String.raw`^${lead}(?:disregard|forget|ignore|omit|skip) (?:that|this|it (?:for|in) (?:the|this))\b`,
    String.raw`^${lead}(?:anonymi[sz]e|bury|conceal|hide|redact) ${it}\b`,
    String.raw`\b(?:so|but|please|pls|I['’]d) leave ${it} (?:alone|aside|be)\b`,
    String.raw`^${lead}(?:keep|leave) (?:her|him|them) out\b`,
    String.raw`^${lead}protect (?:her|him|them|(?:her|his|their) (?:identity|name|privacy))\b`,
    String.raw`^call (?:her|him|it|them) (?:only )?["'‘“]|\b(?:instead of|in place of|rather than) (?:her|his|its|the|their) (?:real )?names?\b`,
    // "We'd prefer that this didn't surface".
    String.raw`\b${it} (?:[\p{L}'’]+ ){0,2}?${not} (?:to )?(?:${comesOut})\b`,
    // "That has no place in the mail", "it has nothing to do with this email", "not something for the letter".
    String.raw`^(?:${lead}${it} |not )(?:[\p{L}'’]+ ){0,4}?(?:for|in|with|part of) ${mail}\b`,
    // "She'd rather stay anonymous", "they have asked us not to use their name".
    String.raw`^(?:and |but )?(?:he|it|she|they)\b.*\b(?:(?:${not}|rather not) ${toBeTold}|${nameless})\b`,
    // "Don't put that in writing", "I trust you won't repeat that".
    String.raw`^${lead}(?:[\p{L}'’]+ ){0,6}?${not} (?:[\p{L}'’]+ ){0,3}?${tell} (?:up )?${it}${pronounEnds}`,
    String.raw`^(?:please |pls )?(?:not|don['’]?t|never) (?:a word|breathe a word)(?: (?:about|of|on) ${it})?[.!]*$`,
    String.raw`^(?:we|I)(?:['’]re| are|['’]m| am|['’]ve| have)? (?:(?:bound|sworn) to (?:secrecy|silence)|signed (?:an )?NDA)\b`,
    String.raw`^(?:it|that|this|which)(?:['’]s| is) (?:(?:all|just|only|strictly) )*(?:between (?:ourselves|the two of us|us|you and me)|(?:no ?body|no one)['’]?s business)\b`,
    // "Money troubles stay out of the email": what goes by another name there.
    String.raw`^(?:please )?(?:(?:any|my|our|that|the|this) )?(?:[\p{L}-]+ )?(?:affair|debt|dispute|finance|health|illness|incident|matter|money|problem|situation|trouble)s? (?:(?:are to|has to|have to|is to|must|should) )?(?:stays?|remains?|be (?:kept|left)|(?:is|are) (?:best )?(?:kept|left)) out\b`,
  ].map((source) => compact(source, 'iu')),
);

/** Whether a sentence is said in confidence, or says that another is. */
export function isInConfidence(sentence: string): boolean {
  return inConfidence(sentence) || hushesLast(sentence);
}

/** Whether a sentence says of the one before it that it is to stay with the writer. */
export function hushesLast(sentence: string): boolean {
  return ofLast(sentence);
}
