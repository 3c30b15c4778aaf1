import {
  decapitalise,
  hasKnownArticle,
  isPlural,
  toArticle,
  toNounCore,
  withArticle,
  withoutDeterminer,
} from '../../../text/grammar.ts';
import { countWords, trimMarks } from '../../../text/tidy.ts';
import { findVerb } from '../../../text/verbs.ts';
import { massNouns } from '../../../text/words.ts';
import { senderSide } from '../acts.ts';
import { type Goal, toDeed } from '../goal.ts';
import { flipSides } from '../goal-sides.ts';

const sendNouns =
  /\b(sample (?:report|chapter|contract|menu|page|set)|quotes?|quotations?|estimates?|proposals?|samples?|case study|brochure|catalogue|catalog|price list|pricing|pdf|whitepaper|white paper|guide|checklist|(?:further|more) (?:details|info|information)|details|information|info|deck|pitch deck|one-pager|portfolio|report|template|examples|media kit|cvs?|resumes?|link|video|summary|overview|menu|mockup|mock-up|ebook|swatch(?:es)?|line sheet|lookbook|(?:data|fact|spec) sheet|rate card|list price|(?:cost|price)s? per \p{L}+|(?<!half[ -]|cost )price(?![ -](?:change|cut|drop|freeze|hike|hold|increase|lock|match|promise|review|rise)s?\b))\b/iu;

/** Things of which anybody sends one; of the others the sender has one already. */
const anyOne =
  /^(?:quote|quotation|estimate|proposal|swatch|sample(?: \p{L}+)?|case study|checklist|mock-?up|template|summary|overview|price)$/iu;

/** What the verb "send" and its like act on: `CVs`, `them our catalogue`. */
export function readSending(object: string): Goal | undefined {
  const sent =
    /^(?:(?:them|him|her|you|over|across|off) )*(?!(?:by|in|me|round|their|us|your)\b)(.{3,60})$/i.exec(
      object,
    )?.[1];
  if (!sent) return undefined;
  const phrase = flipSides(
    trimMarks(
      sent
        .replace(/,? so (?:that )?(?:the|their) .*$/i, '')
        .replace(/ with (?:them|him|her)\b/gi, '')
        .replace(/^over | (?:by|over|along|round|across)$/gi, ''),
    ),
  );
  // "A sample box to their evaluation team": it is not the reader who gets it.
  if (/ to (?:the|your) \p{L}/u.test(phrase)) return toDeed('let', `us send ${phrase}`);
  if (sendNouns.exec(phrase)?.[0] === withoutDeterminer(phrase) && !/^(?:our|my) /.test(phrase))
    return { kind: 'send', phrase: toSendPhrase(withoutDeterminer(phrase)) };
  // "Portfolio and pricing".
  const [, first = ''] = /^(\p{Ll}+) and \p{Ll}+$/u.exec(phrase) ?? [];
  if (first && !isPlural(first) && sendNouns.test(first)) return { kind: 'send', phrase: `our ${phrase}` };
  // "Assortment", "box": one of what senders hand out.
  const isOne = /^\p{Ll}+$/u.test(phrase) && handedOut.test(phrase) && !isPlural(phrase);
  if (isOne) return { kind: 'send', phrase: `${toArticle(phrase)} ${phrase}` };
  return {
    kind: 'send',
    phrase: hasKnownArticle(phrase) || opensCounted.test(phrase) ? toSome(phrase) : `our ${phrase}`,
  };
}

/** Work that is done on what somebody hands over, and not what such a word only describes: `dry cleaning`, not `cleaning tablets`. */
const worksOn =
  /\b(?:alterations?|analys[ei]s|appraisals?|auditing|audits?|authentication|binding|calibration|casting|checking|checks?|cleaning|coating|compiling|conversion|digiti[sz](?:ation|ing)|drying|editing|embroidery|engraving|framing|identification|indexing|inspection|machining|mastering|milling|mixing|plating|polishing|printing|proofreading|re-?upholstery|quilting|re-?(?!ad|cruit|nder|port|search)\p{L}{3,}ing|recordings?|refurbishment|repairs?|replacements?|restoration|retouching|returns|reviews?|scanning|scoring|servicing|sharpening|sterilisation|testing|tests?|training|transcriptions?|translations?|treatment|turnaround|typesetting|valuation|washing|writing)(?=$|[,.;:()]| (?:and|at|back|by|for|from|in|of|on|per|services?|to|with|within)\b)/iu;

/** What readers have and senders can do something with. */
const readersThings =
  /\b(?:artwork|bills?|bills? of materials|list of (?:assets|claims|equipment|jobs|parts|properties|sites)|(?:cutting|guest|planting) lists?|dimensions|drawings?|exports?|episodes?|essays?|floor ?plans?|gaps|invoices?|logos?|manuscripts?|measurements|open (?:positions|roles|shifts)|outlines?|payslips?|prescriptions?|raw files?|receipts?|scans?|scores?|scripts?|site plans?|statements?|vacancies)\b|^(?:last|next)\b/i;

/** What senders hand out besides: what goods are packed in, and what tells of them. */
const handedOut =
  /\b(?:agreement|app|assortment|bag|book|booklet|bottle|box|card|contract|copy|crate|flyer|form|invitation|invite|jar|kit|kilo|kg|leaflet|letter|litre|magazine|newsletter|pack|packet|pallet|piece|plan|press release|programme|questionnaire|range|roll|selection|set|sheet|showreel|ticket|tin|tonne|tray|unit|voucher)(?:e?s)?\b/i;

/** What tells of an offer or asks about it, and is worked on by nobody. */
const papers =
  /\b(?:agreement|brochure|catalogue|checklist|contract|flyer|invitation|leaflet|newsletter|press release|price list|proposal|questionnaire|voucher)s?$/i;

/** Whether words name one of those: `a swatch card`. */
export function isHandedOut(rest: string): boolean {
  const core = toNounCore(rest).join(' ');
  return (
    /^(?:an?|one|our|some|the|two|three|\d+) /i.test(rest) && (handedOut.test(core) || sendNouns.test(core))
  );
}

/** Of these, nobody else has any. */
const sendersOwn = /\b(?:access|demos?|links?|log-?ins?|nda|profiles?|tasters?)\b/i;

/** What the reader would send so that something can be done with it: `send last 12 bills`; of wetsuit repairs, `send 5 suits`. */
export function readHandedOver(verb: string, object: string, offer: string): Goal | undefined {
  if (/^(?:for|to|by|on|with)\b/i.test(object)) return { kind: 'reply' };
  const [, sentIn, thing = ''] =
    /^(in )?((?!(?:us|me|our|my|them|him|her|you|it|over|across|off|round|along)\b)[^,]{3,50}?)(?:, .*)?$/i.exec(
      object,
    ) ?? [];
  // Who proposes to write or to speak has the outline.
  const isOutline =
    /^(?:an? |the )?outlines?$/i.test(thing) &&
    /\b(?:article|column|essay|guest (?:blog )?post|op-ed|piece|session|story|talk|workshop)\b/.test(offer);
  if (isOutline) return undefined;
  const isReaders =
    readersThings.test(thing) ||
    (worksOn.test(offer) &&
      !papers.test(thing) &&
      !/^(?:an? |one |two |\d+ )?(?:complimentary|free)\b/i.test(thing)) ||
    (verb === 'bring' && countWords(thing) < 4 && !handedOut.test(thing));
  if (!thing || (!sentIn && (!isReaders || sendNouns.test(thing) || sendersOwn.test(thing))))
    return undefined;
  return toDeed(verb, `${verb === 'send' ? 'us ' : ''}${toReadersOwn(flipSides(thing))}`);
}

/** `last 12 bills` → `your last 12 bills`; what is counted or has a determiner stays. */
export function toReadersOwn(thing: string): string {
  const isCounted =
    /^(?:\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a|an|another|some|any|all|available|both|few|possible|suitable|(?:dates?|days|slots|times)(?= (?:that|they|when|which|you)\b)|the|your|our|my|this|that|these|those|which|what|who|whom|whose|how|when|where|whether|if|yes|no|['"])\b|(?:last|next|this) (?:month|quarter|term|week|year)['’]s )/i;
  if (/^(?:image|photo|picture)$/i.test(thing)) return `a ${thing}`;
  return isCounted.test(thing) ? thing : `your ${thing}`;
}

/** A goal that names what would be sent: `case study`, `a quote for 20 lockers`. */
export function readSendNoun(text: string): Goal | undefined {
  if (/^(?:by|through|using|via) /i.test(text)) return undefined;
  const phrase = decapitalise(flipSides(trimMarks(text)).replace(/ request(?=$| for )/i, ''));
  const quoted = /^(?:an? |the |your )?rf[qp](?= (?:for|on) |$)(.*)$/i.exec(phrase)?.[1];
  if (quoted !== undefined) return { kind: 'send', phrase: `a quote${quoted}` };
  // "Sample and price list": both are sent.
  const [, one = '', other = ''] = /^([^,]{3,40}) and ([^,]{3,40})$/i.exec(phrase) ?? [];
  const both = one && other && !findVerb(one.split(' ')[0] ?? '') && [readSendNoun(one), readSendNoun(other)];
  if (both && both[0]?.kind === 'send' && both[1]?.kind === 'send')
    return { kind: 'send', phrase: `${both[0].phrase} and ${both[1].phrase}` };
  const named = sendNouns.exec(phrase)?.[1];
  if (!named || /^first .* free$/.test(phrase)) return undefined;
  // "Price one of their styles" is no price.
  if (new RegExp(`^${named} (?:one|two|three|all|any|\\d)`, 'i').test(phrase)) return undefined;
  const words = toNounCore(phrase).join(' ');
  // "A text when he has a menu with truffle" is no menu.
  if (
    /\b(?:after|because|before|has|have|if|once|that|they|until|when|while|whose|you)\b/i.test(
      phrase.slice(words.length, phrase.indexOf(named)),
    )
  )
    return undefined;
  // "A sample set in the post": the name of what is sent is whole.
  const at = phrase.indexOf(named);
  const core = at < words.length ? phrase.slice(0, Math.max(words.length, at + named.length)) : words;
  const after = phrase.slice(core.length).replace(/^ (after|before) (?=\p{L}+$)/u, ' $1 a ');
  // What it is for is the reader's as much as the sender's.
  const tail =
    /^ (?:after|before|for|in|on|of|from|by|with) (?!(?:them|you|us|me)$).{2,60}$/i.test(after) &&
    countWords(after) <= 10 &&
    !senderSide.test(after)
      ? after
      : '';
  const bare = withoutDeterminer(core);
  // "An extension on the quote" is none.
  if (
    !sendNouns.test(core) &&
    new RegExp(` (?:against|at|on|of) (?:our|the|their|your) (?:\\p{L}+ )?${named}`, 'iu').test(phrase)
  )
    return undefined;
  if (!sendNouns.test(core) || countWords(core) > 4) return { kind: 'send', phrase: toSendPhrase(named) };
  if (bare.toLowerCase() === named.toLowerCase() && !/^(?:our|my|the) /.test(core))
    return { kind: 'send', phrase: toSendPhrase(named) + tail };
  return { kind: 'send', phrase: withSendArticle(core) + tail };
}

/** `installation quote` → `an installation quote`, `price list` → `our price list`, `writing samples` → `some writing samples`. */
function withSendArticle(core: string): string {
  const head = core.split(' ').at(-1) ?? '';
  if (withoutDeterminer(core) !== core || opensCounted.test(core) || isPlural(head) || massNouns.has(head))
    return toSome(core);
  const isOurs = sendNouns.test(head) && !anyOne.test(head) && !/^free /.test(core);
  return isOurs ? `our ${core}` : `${toArticle(core)} ${core}`;
}

/** What the sender would send, with its article. */
function toSendPhrase(noun: string): string {
  const lower = noun.toLowerCase();
  if (/^(?:(?:further |more )?(?:info|information|details)|link)$/.test(lower)) return 'the details';
  if (lower === 'pricing') return 'the pricing';
  if (lower === 'pdf') return 'the PDF';
  if (/^(?:cv|resume)$/.test(lower)) return lower === 'cv' ? 'my CV' : 'my resume';
  if (lower === 'cvs') return 'some CVs';
  if (isPlural(lower)) return toSome(lower);
  return anyOne.test(lower) ? `${toArticle(lower)} ${lower}` : `our ${lower}`;
}

const opensCounted = /^(?:one|two|three|four|five|six|ten|a few) /i;

/** Several that nobody has counted: `CVs` → `some CVs`. */
function toSome(phrase: string): string {
  if (
    opensCounted.test(phrase) ||
    /^(?:our|some|the|your) |^\d[\d.,]* ?(?:g|kg|km|l|litres?|m|ml|tonnes?)$/.test(phrase)
  )
    return phrase;
  return /^[\p{L}-]+(?: [\p{L}-]+)?$/u.test(phrase) && isPlural(phrase.split(' ').at(-1) ?? '')
    ? `some ${phrase}`
    : withArticle(phrase);
}
