import { compact } from '../../../../compact.ts';
import { capitalise } from '../../../text/grammar.ts';
import { addressPeople } from '../../means-people.ts';
import { hasClause } from '../proofs/stands-alone.ts';
import { canStand } from '../proofs/to-proof.ts';
import { addressReader } from '../reader/address-reader.ts';

/** What parts an order from the fact before it. */
const apart = '(?:(?:,|;| [-–]) (?:and |so |but )?| and )';
const it = '(?:it|so|that|this|which)';
/** How or where in the mail it is to be said. */
const how = String.raw`(?: (?:all|briefly|clearly|early|first|gently|on|openly|plainly|politely|somewhere|straight away|too|up ?front|(?:at|in|near) (?:one|a|the) (?:\p{Ll}+ )?(?:beginning|end|line|opening|paragraph|sentence|start|top)))*`;
const said =
  '(?:clear|explained|included|known|made (?:clear|plain)|mentioned|obvious|said|stated|stressed|told|understood)';
const say = `(?:explain|include|make ${it} (?:very )?(?:clear|plain)|(?:mention|say|stress) ${it}|(?:be )?(?:clear|open|up ?front) about ${it})`;

/** Orders to say what stands before them: `…, and I want that said`, `…, make sure that is clear`, `… and that should be stated plainly`, `…, feel free to say that`. */
const toBeSaid = [
  `(?:I|we)(?:['’]d| would)? (?:(?:really|very much) )?(?:like|need|want) ${it} (?:to be )?${said}${how}(?:,? (?:as|because|since) .*)?`,
  `(?:I|we) (?:just |really )?(?:need|want) to be (?:clear|frank|honest|open|straight|up ?front) about ${it}${how}`,
  `${it} (?:has to|must|needs to|ought to|should) (?:come|get) (?:across|through)${how}`,
  `(?:I think )?(?:I|we|you) (?:must|need to|ought to|should) (?:also |really )?${say}${how}`,
  `${it}(?:['’]s| is) (?:fine|good|ok|okay|worth) to (?:mention|say|tell)${how}`,
  `${it} (?:can|could|may|might|must|needs to|ought to|should|has to) (?:also |just )?be ${said}${how}`,
  `(?:can|may|must|should) (?:also )?be ${said}${how}`,
  `(?:please |pls )?make sure (?:${it}|(?:he|she|they) knows?|people know)(?: that)?(?:['’]s| is)?(?: ${said})?${how}`,
  `(?:please |pls )?${say}${how}`,
  `(?:please )?(?:do )?feel free to (?:mention|quote|say|share|tell(?: (?:her|him|them))?|use)(?: ${it})?${how}`,
];

/** Leave that somebody gave: `…, she's fine with being quoted by first name`. */
const leave = String.raw`(?:who |which )?(?:he|she|they)(?:['’](?:re|s)| are| is) (?:comfortable|fine|glad|happy|ok|okay) (?:about |for |with )?(?:being|to be|(?:me|us) to|(?:me|my|our|us)) (?:mention|nam|quot|us)(?:e|ed|ing)\b[^,;]*`;
/** What is not to come with the mail, and who is not to be named. */
const withoutIt = [
  "(?:but )?(?:please )?(?:do not|don['’]?t|never|no need to) (?:attach|enclose|paste|send) (?:it|them|that|this)(?: [^,;]*)?",
  "(?:(?:and|but) )?(?:(?:I|we)(?:['’]d| would)|would) (?:much )?(?:prefer|rather)(?: if| that)? [^,;]*(?:\\bnot|n['’]t) (?:appear|be|come|show)\\b[^,;]*",
  "(?:(?:and|but|so) )?(?:(?:I|we) )?(?:must|should|would|will|wo)(?: not|n['’]t) (?:claim|pretend|suggest)(?: (?:it|so|that|to|otherwise)\\b[^,;]*)?",
  "(?:al)?though (?:I|we)(?:['’]d| would) rather (?:not|you did not|you didn['’]t) (?:name|mention|say who) [^,;]*",
];

/** `…, in one sentence, without grovelling`. */
const manner = '(?:,? (?:but )?(?:in one|not|with|without) [^,;]{2,40}){0,3}';
const orderBehind = compact(`${apart}(?:${[...toBeSaid, leave].join('|')})${manner}[.!]*$`, 'iu');
const restBehind = compact(`${apart}?(?:,? )(?:${withoutIt.join('|')})[.!]*$`, 'iu');

/** `…, and that's the reason for writing now`. */
const whyNow =
  /(?:,|;| [-–])? (?:and )?(?:that|this|which)(?:['’]s| is) (?:also |exactly |mainly |really )?(?:(?:the|my|our) (?:main |whole )?reason (?:for|(?:that |why )?(?:I(?:['’]m| am)|we(?:['’]re| are)))|why (?:I(?:['’]m| am)|we(?:['’]re| are))) writing(?: (?:now|today|this))?$/iu;

const spokenOf = /\b(?:he|her|hers|him|his|she|their|theirs|them|they)\b/i;
/** `Our caretaker NAME says his weekends are his own again`: nobody but whom the sender names. */
const ofOurs = /^(?:My|One of (?:my|our)|Our) (?:[\p{Ll}-]+ ){1,3}\p{Lu}(?!.*\b(?:theirs?|them|they)\b)/u;
/** `It's not a fundraising ask`: what this mail is, or what it offers. */
const opensWithIt = /^It(?:['’]s| is) (not )?/i;

/** `… please put the phone number in, 01632 960 418`: under which the sender can be reached. */
const phone =
  /\b(?:add|give|include|mention|put|use)\b[^.;\d]*\b(?:mobile|number|phone|tel(?:ephone)?)\b[^.;\d]*?(\+?\(?\d[\d ()-]{7,16}\d)[.!]*$/i;

/** What a sentence is without what its caller orders of the writer behind it; `isOrdered`: whether that was to say it. */
export type Ordered = { note: string; isOrdered: boolean };

/**
 * The fact of a sentence that ties an order to the writer on: `Every entrant is paid, make sure that is clear` → `Every entrant is paid`, told whatever it
 * weighs. Undefined where nothing is tied on, or nothing whole stands before it.
 */
export function partOrder(written: string): Ordered | undefined {
  const [, number = ''] = phone.exec(written) ?? [];
  if (number) return { note: `The number to call is ${number}.`, isOrdered: true };
  const sentence = written.replace(restBehind, '').replace(/[.!]+$/, '');
  const fact = sentence.replace(orderBehind, '');
  const reason = fact.replace(whyNow, '');
  if (reason !== fact && isFact(reason) && !spokenOf.test(reason))
    return { note: `${capitalise(reason)}, which is why I am writing now.`, isOrdered: true };
  if (fact === written.replace(/[.!]+$/, '')) return undefined;
  // "Fee per crate 40p, can be said".
  if (!isFact(fact)) return isNote.test(fact) ? { note: fact, isOrdered: false } : undefined;
  const told = addressPeople(fact) ?? addressReader(fact) ?? fact;
  const isOrdered = fact !== sentence && (!spokenOf.test(told) || ofOurs.test(told));
  return {
    note: `${capitalise(isOrdered ? told : fact).replace(opensWithIt, (found, not?: string) => (not ? 'This is not ' : found))}.`,
    isOrdered,
  };
}

/** `What I can say openly is that …`, `It is no secret that …`, `You may mention that …`: leave to tell what follows. */
const leaveToTell = compact(
  String.raw`^(?:(?:And|But|However),? )?(?:what (?:I|we|you) (?:can|could|may) (?:(?:certainly|freely|gladly|happily|openly|safely) )?(?:mention|quote|say|tell (?:her|him|them)|use)(?: (?:at least|freely|openly|safely|in (?:public|the (?:e-?mail|letter|mail))))? is(?: that)?|what(?:['’]s| is) (?:public|public knowledge|no secret) is(?: that)?|(?:it(?:['’]s| is) )?(?:public knowledge|no secret) (?:is )?that|(?:I|we|you) (?:can|may) (?:freely|openly|safely) (?:mention|say) that) (?=\S)`,
  'iu',
);

/** `…; they're happy to be described that way but not named`, `…; their names are confidential`, `…, and I'd say that to him plainly`: the same, behind what is told. */
const leaveBehind = compact(
  String.raw`(?:[;,] |[,;]? (?:and|but) )(?:(?:s?he|they)(?:['’](?:re|s)| are| is) (?:fine|glad|happy|ok|okay) (?:to be|being|with being) (?:called|described|mentioned|quoted)\b[^;.!]* but not [^;.!]*|(?:her|his|my|our|the|their|whose) (?:full )?(?:details|identit(?:y|ies)|names?) (?:are|is|must (?:remain|stay)|remains?|stays?|will (?:remain|stay)) (?:a secret|confidential|private|secret)|(?:I|we)(?:['’]d| would) (?:say|tell) (?:(?:her|him|them) )?(?:it|so|that|this)(?: much)?(?: to (?:her|him|them))?(?: (?:clearly|openly|plainly|straight|too))?)(?=[.!]?$)`,
  'iu',
);

/** What somebody gives leave to tell, as a sentence: `What I can say openly is that she moved, and that we were there` → `She moved, and we were there`. */
export function withoutLeave(note: string): string {
  const told = note.replace(leaveToTell, '').replace(leaveBehind, '');
  return told === note ? note : capitalise(told.replace(/(, (?:and )?)that (?=\p{L})/gu, '$1'));
}

/** Orders of their own to say what the sentence before them says: `I'd prefer to say so openly`, `We want to be honest about that`. */
const orderOfLast = compact(
  `^(?:(?:and|so|but) )?(?:I|we)(?:['’]d| would)? (?:much |really )?(?:like|need|prefer|rather|think it right|want)(?: to)? (?:${say}|(?:be )?(?:frank|honest|straight) about ${it}|say ${it})${how}(?:[,;] .*|(?: (?:as|because|since) .*))?$`,
  'iu',
);

/** `I'd like to apologise without grovelling`, `please say sorry for that`. */
const toApologise =
  /^(?:(?:and|but|please|so) )*(?:(I|we)(?:['’]d| would)? (?:like|need|want|wish) to )?(?:apologi[sz]e|say (?:that )?(?:(?:I am|I['’]m|we are|we['’]re) )?sorry)\b/i;
/** What the sender owns up to. */
const ownsUp =
  /\b(?:my|our) (?:error|fault|mistake|oversight)\b|^(?:I|We) (?:was|were) (?:wrong|(?:too |very )?(?:late|slow))\b|^(?:I|We) (?:forgot|got (?:it|that|this) wrong|let \p{L}+ down)\b/u;

/** What the sender owns up to, with the apology that the next sentence orders: `That was our fault.` → `That was our fault. I am sorry about that.` */
export function withApology(note: string, next = ''): string | undefined {
  const found = ownsUp.test(note) ? toApologise.exec(next) : null;
  if (!found || spokenOf.test(note) || !/^(?:I|It|My|Our|That|The|This|We)\b/.test(note)) return undefined;
  return `${note.replace(/[.!]*$/, '.')} ${found[1] === 'I' ? 'I am' : 'We are'} sorry about that.`;
}

/** Whether a sentence tells of what the next one owns up to, where the one after that orders an apology: `We sent it to the wrong address. That was our mistake.` */
export function isOwnedUpTo(note: string, next = '', afterNext = ''): boolean {
  return (
    /^(?:(?:In|Last|On) [^,;:]{3,20} )?(?:[Ww]e|I|[Oo]ur) /.test(note) &&
    /^(?:It|That|This)\b/.test(next) &&
    withApology(next, afterNext) !== undefined &&
    !spokenOf.test(note)
  );
}

/** Whether a sentence orders the one before it to be said, and that one speaks of nobody else. */
export function isOrderedAfter(note: string, next = ''): boolean {
  return (
    orderOfLast.test(next.replace(/[.!]+$/, '')) && !spokenOf.test(note) && isFact(note.replace(/[.!]+$/, ''))
  );
}

/** Whether what is left is a sentence that a mail could have. */
function isFact(fact: string): boolean {
  return canStand(fact, 3) && (isOrNot.test(fact) || hasClause(capitalise(fact)));
}

/** A note without a verb, and of nobody. */
const isNote = /^(?!.*\b(?:he|her|his|I|it|she|their|them|they|this|that|we)\b)[^,;:]*\d[^,;:]*$/iu;

/** `It's not a fundraising ask`. */
const isOrNot =
  /^(?:It|This)(?:['’]s| is)(?: not|n['’]t)? (?:about|an?|for|the)\b|^(?:I|We) (?:can(?:['’]t|not)|do(?:n['’]t| not)|wo?(?:n['’]t)|will not) [a-z]/i;
