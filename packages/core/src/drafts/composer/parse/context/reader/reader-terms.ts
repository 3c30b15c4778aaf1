import { compact } from '../../../../compact.ts';
import { isPlural } from '../../../text/grammar.ts';
import { measures } from '../../../text/words.ts';
import { namesActors } from '../../offer/turn-to-reader.ts';
import { goesOnWithIt, isReadersKind } from '../../readers-noun.ts';
import { finishSentence } from '../../sentence-text.ts';
import { isTold, secondOf, turnPronouns, withoutThird } from '../second-person.ts';

/** What nobody but whoever buys does with what is offered. */
const deeds =
  'add|adjust|approve|book|browse|bring (?:in )?(?:her|his|their)|buy|cancel|change|check|choose|compare|connect|continue|decide|download|edit|export|import|invite|join|keep|leave|log in|manage|monitor|order|pause|pay|pick|pilot|plug|preview|print|publish|reorder|reschedule|return|review|schedule|see|select|set up|share|skip|start|stay|stop|swap|switch|sync|test|track|trial|try|upgrade|upload|use|view|watch|withdraw';
const who = '(?:[Tt]hey|[Ss]?[Hh]e)';
const how = '(?:also |always |just |only |still |then )?';

/** What those who work for the reader or come to him could do with it: `Their employees could volunteer`. */
const ofPeople = String.raw`^(?:Her|His|Their) (?:[\p{Ll}-]+ ){0,2}(?:crew|people|personnel|staff|teams?|\p{Ll}+(?:ees|ers|ors|ents|ants|ests|ians|ists)|children|colleagues|families|members|nurses|pupils|volunteers) (?:could|would) ${how}(?:apply|ask for|attend|be able to|book|borrow|bring|buy|check|choose|come|cook|donate|download|earn|enjoy|get|help|join|learn|listen to|log in|meet|order|paint|play|practise|practice|print|rent|reorder|request|save|scan|see|share|sign up|spend|start|take part|talk to|taste|test|track|train|try|use (?:it|our|the|this)|visit|volunteer|vote|watch|work from|write)\b`;
const saysWhatTheyCould = compact(ofPeople, 'u');

/** How it goes: `They send us their report, we read it`. */
const givesUs = String.raw`^${who} (?:gives?|sends?|shares?|tells?) us .*, (?:and )?we \p{Ll}`;
const saysHowItGoes = compact(givesUs, 'u');

/** What only somebody pays, keeps or gets, also where several things are offered. */
const ofPersons = [
  String.raw`^${who} (?:can )?${how}keeps? (?:all (?:of )?)?(?:her|his|their) (?:current|existing|old|own|preferred|present|usual)\b`,
  String.raw`^${who} ${how}keeps? (?:all |full |the )*(?:control|copyright|ownership|rights)\b`,
  String.raw`^${who} (?:only pays?\b|pays? (?:nothing|only)\b|pays? (?:by the|per) \p{Ll}+(?:, not\b|$)|pays? (?:after|afterwards|in arrears|monthly|once|per|quarterly|when|yearly)\b(?!.*\b(?:already|at the moment|currently|now|so far|today)\b))`,
  String.raw`^${who} sees? .* (?:at a glance|in (?:one|real) \p{Ll}+|live|on one \p{Ll}+)$`,
  String.raw`^(?:Her|His|Their) (?:[\p{L}-]+ ){1,3}(?:gets?|receives?) .* from us$`,
  String.raw`^${who} ${how}(?:earns?|gets?|receives?) (?:about |up to )?(?:\d[\d.]*(?:%| (?:cents|dollars|euros|pence|pounds)\b)|[$€£]\d\S* (?:an?|back|(?:for|of) (?:each|every)|off|per)\b|(?:access|an?(?! (?:bonus|gift|pension|raise|salary|wage)\b)|the|their own)\b(?! .*\bfrom \p{Lu}))`,
  String.raw`^${who} (?:can )?${how}keeps? (?:about |up to )?(?:\d[\d.]*%|[$€£]\d\S* (?:(?:for|of) (?:each|every)|per))`,
  String.raw`^${who}(?: will|['’]ll) ${how}(?:get|have access|only pay|pay|receive)\b`,
  String.raw`^${who} (?:approves?|chooses?|decides?|picks?|sets?) (?:on )?(?:how|the|what|when|where|which|who)\b`,
  String.raw`^(?:Her|His|Their) (?:[\p{Ll}-]+ ){1,3}can ${how}(?:${deeds})\b(?!.*\b(?:already|now|since)\b)`,
  ofPeople,
  String.raw`^${who} can ${how}(?:approve|cancel|choose|decide|exchange|order|pause|pick|reorder|reschedule|return(?! to\b)|review|skip|swap)\b`,
  givesUs,
  String.raw`^(?:Her|His|Their) (?:\p{Ll}+ )?(?:data|documents|files|records) (?:(?:always |never )?(?:leaves?|remains?|stays?)|(?:is|are) (?:encrypted|hosted|kept|stored))\b`,
].map((pattern) => compact(pattern, 'u'));

/** What the reader can do, needs or will have with one thing that is offered. */
const ofTerms = [
  String.raw`^${who} (?:can|could) ${how}(?:${deeds})\b`,
  String.raw`^${who} ${how}keeps? .* (?:if|unless|until|when) (?:the|they|it)\b`,
  String.raw`^${who} only needs?\b`,
  String.raw`^${who} (?:do not|don['’]t|does not|doesn['’]t|will not|won['’]t) (?:have to|need (?:any|to (?:change|install|move|replace)|(?:an? )?(?:contract|developer|downtime|electrician|engineer|extra|new|shutdown|technician)|IT\b))`,
  String.raw`^${who}(?: will|['’]ll) ${how}(?:be able to|have (?:an? (?:dedicated|named|single)|(?:her|his|their) own)|keep|know|save|see)\b`,
].map((pattern) => compact(pattern, 'u'));

/** Whether others than the reader are spoken of in what was said before, whom "they" may be. */
function namesOthers(before: string): boolean {
  if (/^(?:He|Her|His|It|She|Their|They|You|Your)\b/i.test(before)) return false;
  const words = before.split(' ');
  const verb = words.findIndex((word, at) => at > 0 && isTold(word));
  return words
    .slice(0, verb < 0 ? 4 : verb)
    .map((word) => word.toLowerCase().replace(/[^\p{L}-]/gu, ''))
    .some((word) => isPlural(word) && !measures.has(word) && !isTold(word));
}

/** Whether a sentence says what whoever buys can do or will have: that is the sender's word, and no news of the reader. */
export function isTerm(sentence: string, plural = false): boolean {
  return (plural ? ofPersons : [...ofPersons, ...ofTerms]).some((pattern) => pattern.test(sentence));
}

/**
 * The same, told to the reader: `They can import customers` → `You can import customers.` Undefined where it is anything else, or may be said of those whom the
 * sentence before speaks of. `plural`: what is offered are several things.
 */
export function toTerm(sentence: string, before: string, plural: boolean): string | undefined {
  const isOfOthers = saysHowItGoes.test(sentence)
    ? namesActors(before.replace(/\b(?:client|customer)s\b/g, ''))
    : namesOthers(before);
  if (isOfOthers || !isTerm(sentence, plural)) return undefined;
  // What is "theirs" after them is theirs and not the reader's.
  if (saysWhatTheyCould.test(sentence))
    return /\b(?:he|her|him|she|them|they)\b/.test(sentence)
      ? undefined
      : finishSentence(sentence.replace(/^\S+/, 'Your'));
  const told = turnPronouns(sentence, true);
  return told && finishSentence(told);
}

/** `…, they can compare it with their current list`: the same, after a comma. */
const afterComma = compact(
  String.raw`^(?!.*\b(?:customers|clients|users|employees|members|staff|teams?|workers)\b)(.*?)(,| and| so) (?:they|s?he) ((?:can ${how}(?:${deeds})|(?:only )?pays?|(?:do not|don['’]t|does not|doesn['’]t) (?:need|pay))\b.*)$`,
  'u',
);

/** Whose place it is that a service comes to or that data stays in. */
const places =
  'account|AWS|Azure|behalf|building|campus|car park|classrooms?|clinic|cloud|data cent(?:er|re)|depot|door(?:step)?|end|environment|facilit(?:y|ies)|factory|farm|firewall|infrastructure|kitchens?|lab(?:oratory)?|network|office|plant|premises|servers?|side|site|stores?|subscription|systems?|tenant|VPC|VPN|warehouse|workshop|yard';
const areas = 'area|city|county|district|neighbou?rhood|region|state|street|suburb|town|village';
const owners =
  /\b(?:businesses|clients|companies|customers|firms|groups|hospitals|hotels|organi[sz]ations|practices|schools|shops|sites|stores|teams|users)\b/i;
const atPlace = compact(
  String.raw`\b((?:at|from|in|inside|into|leaves?|near|of|on|onto|to|touch(?:es)?|visits?|within) )(?:her|his|their|the (?:client|customer)['’]s(?= own\b)) (?=(?:own )?(?:\p{Lu}[\p{L}-]+ )?(?:${places})\b)`,
  'gu',
);
const inArea = compact(
  String.raw`\b((?:across|around|from|in|near|of|throughout|within) )(?:her|his|their) (?=(?:home )?(?:${areas})\b)`,
  'gu',
);
const ofSender =
  /^(?:(?:All|Any|Each|Every|Most|No|The) |(?:Data|Everything|It|I|None|Nothing|Our|We)\b|\p{Lu}\p{Ll}+ed (?:at|in|on)\b|[^,]+, and no \p{Ll})/u;

/** `The data stays in their tenant`, `40 sites in their county`: what the sender says of it, with what is the reader's as yours. */
export function withReadersPlace(sentence: string): string {
  const told = sentence.replace(afterComma, (found, first: string, comma: string, rest: string) => {
    const turned = namesOthers(first) ? undefined : turnPronouns(`they ${rest}`, true);
    return turned ? `${first}${comma} ${turned}` : found;
  });
  if (!ofSender.test(told) || /\b(?:he|she|they)\b/i.test(told)) return told;
  const local = told.replace(inArea, '$1your ');
  const [before = ''] = local.split(/\btheir\b/);
  return owners.test(before) ? local : local.replace(atPlace, '$1your ');
}

/** `Venues get 10% of each booking`, to whoever runs one: what the reader has of it. */
const ofKind =
  /^(\p{L}{3,}s) (?=(?:can )?(?:earn|get|keep|receive) (?:about |up to )?(?:\d[\d.]*(?:%| (?:cents|dollars|euros|pence|pounds)\b)|[$€£]\d\S* (?:an?|back|(?:for|of) (?:each|every)|off|per)\b))/u;

/** `The club keeps 30%`, `Each shop chooses its prices`. */
const ofOneOfKind =
  /^(?:Each|Every|The) ((?:\p{Ll}+ )?\p{Ll}{3,}) (can|could|chooses|decides|earns|gets(?= (?:[$€£]?\d|access\b|its own\b))|keeps|only pays|pays|picks|receives(?= [$€£]?\d)|sets|will) (.+)$/u;

/** `The trial costs nothing and the club picks the day`: the same behind what the sender grants. */
const ofKindBesides =
  /^((?:[^;:]{10,}?)(?:, | and |, and |, but ))the ((?:\p{Ll}+ )?\p{Ll}{3,}) (chooses|decides|keeps|only pays|picks|sets) ([^;:]+)$/u;

/** `The client receives the recordings`, `The school only provides a room`: what whoever buys has of it or does for it. */
const ofBuyer =
  /^(?:The|Each|Every) (buyer|client|customer|(?:\p{Ll}+ )?\p{Ll}{3,}(?= (?:(?:just|only) (?!ha[ds]\b)\p{Ll}+s|keeps (?:all the|everything|half)|receives .* (?:after|within)|(?:gives|sends) us .* we) )) ((?:just |only )?)(approves|chooses|gets|gives|keeps|pays|picks|provides|receives|sees|sends|signs|takes) (.+)$/u;
/** What a client does as such is no news of the reader. */
export const isClientsPart =
  /^The (?:buyer|client|customer) (?:just |only )?(?:approves|chooses|gets|gives|keeps|pays|picks|provides|receives|sees|sends|signs|takes) /;
/** Who has clients of his own. */
const hasClients =
  /\b(?:account|advis|agen|attorney|broker|consult|design|freelanc|law|recruit|solicitor|studio)/;

/** A term for all readers of a kind, as one for the reader. `words`: who reads, in lower case. */
export function withReadersKind(sentence: string, words: string): string {
  const [, buyer = '', only = '', deed = '', what = ''] = ofBuyer.exec(sentence) ?? [];
  if (
    buyer &&
    (/^(?:buyer|client|customer)$/.test(buyer) ? !hasClients.test(words) : isReadersKind(buyer, words))
  )
    return `You ${only}${secondOf(deed) ?? withoutThird(deed)} ${what.replace(/\bits (?=\p{Ll})/gu, 'your ')}`;
  const [, first = '', chooser = '', part = '', chosen = ''] = ofKindBesides.exec(sentence) ?? [];
  if (chooser && isReadersKind(chooser, words))
    return `${first}you ${secondOf(part) ?? withoutThird(part)} ${chosen.replace(/\bits (?=\p{Ll})/gu, 'your ')}`;
  const [, noun = '', does = '', rest = ''] = ofOneOfKind.exec(sentence) ?? [];
  if (noun && isReadersKind(noun, words) && !goesOnWithIt.test(rest)) {
    const said = `They ${secondOf(does) ?? does.replace('pays', 'pay')} ${rest.replace(/\bits (?=\p{Ll})/gu, 'their ')}`;
    if (isTerm(said)) return said;
  }
  const [opening = '', kind = ''] = ofKind.exec(sentence) ?? [];
  const one = kind
    .toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/(?<=ch|sh|ss|x)es$|s$/, '');
  return kind && words.split(/[^\p{L}-]+/u).some((word) => word.replace(/s$/, '').endsWith(one))
    ? `They ${sentence.slice(opening.length)}`
    : sentence;
}
