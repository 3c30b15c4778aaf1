import { capitalise, decapitalise, isParticiple, isPlural, withArticle } from '../../../text/grammar.ts';
import { countWords } from '../../../text/tidy.ts';
import { findVerb } from '../../../text/verbs.ts';
import { isTold } from '../second-person.ts';
import { looksLikeDetail } from '../weights/weigh-sentence.ts';
import { isFigure, isOne, takesLong, tellOfOurs, tellOfTrade, tellPrice } from './hurried-ours.ts';
import { type Hurried, tellOfReader } from './hurried-reader.ts';

/** What is read in one note: sentences of the notes, and which of them are surely the sender's or a trade's. */
export type Read = { note: string; isSure: boolean };

/** How a part of a note is told as a fact of the offer's beside others of its kind, and how where it stands alone. */
type Tellers = {
  tell?: (part: string) => string | undefined;
  tellAlone?: (part: string) => string | undefined;
};

const wordsMax = 24;

/** What is said beside a fact: `, congrats them`, `lol`, `says sign outside`. */
const aside =
  /,? (?:lol|haha)$|,? (?:[-–] )?(?:please |pls )?(?:close|end|lead|open|start) with (?:it|that|this)(?: (?:first|one|please|pls))?$|,? congrats(?: to)?(?: (?:her|him|them))?$|,? says? (?:(?:a|an|the|her|his|their) )?(?:(?:own|shop) )?(?:ad|banner|blog|insta(?:gram)?|linkedin|newsletter|notice|page|poster|sign|site|website)(?: (?:outside|there))?$/i;

/** `Saw on LinkedIn: new CEO`: where it was seen. */
const seenThere =
  /^(?:I |just )*(?:found|noticed|read|saw|seen)(?: this| it)? (?:at|in|on) (?:(?:her|his|the|their) )?[\p{L}\d.]+(?: \p{L}+)?(?::| [-–]) (?=\p{L})/iu;

/** `our packing = 100% paper`, `slow season = good time`: what a sign of equality says. */
function tellEqual(note: string): string {
  const [, what = '', is = ''] = /^([^=,]{3,40}?) ?= ?([^=,]{2,60})$/.exec(note) ?? [];
  if (!what || /\b(?:is|are|was|were|has|have)\b/.test(what)) return note;
  const head = what.split(' ').at(-1) ?? '';
  const first = is.split(' ')[0] ?? '';
  // "Rules = need proof".
  if (findVerb(first)?.form === 'base' && !findVerb(first)?.isName)
    return isPlural(head) ? `${what} ${is}` : note;
  if (/^(?:can|can't|cannot|no|not|won't)\b/.test(is)) return note;
  const thing = (/^(?:good|great|perfect) (?:moment|time)\b/.test(is) ? `a ${is}` : is)
    // "Audit = 2 hours of their time".
    .replace(/(?<=\b(?:days?|hours?|minutes?) of )(?:her|his|their)(?= time$)/, 'your');
  const owner =
    (isOne(what) || /season$/.test(what)) &&
    !/^(?:(?:an?|her|his|my|our|the|their)\b|\S+ing (?:an?|each|every|one|the|your) )/i.test(what)
      ? `the ${what}`
      : what;
  return `${owner} ${isPlural(head) ? 'are' : 'is'} ${thing}`;
}

/** One note or part of it, read. */
function readPart(part: string, about: Hurried & { plural: boolean }): Read | undefined {
  const ofReader = tellOfReader(part, about);
  if (ofReader) return { note: ofReader, isSure: false };
  const sure = tellOfOurs(part, about.plural, about.offer) ?? tellOfTrade(part);
  if (sure) return { note: sure, isSure: true };
  const equal = tellEqual(part);
  return equal === part
    ? undefined
    : { note: capitalise(equal), isSure: /^our\b|\d| a good time$| rules need /iu.test(equal) };
}

/** What goes on from what stands before the comma, and so is no note of its own. */
const goesOn =
  /^(?:and|as|at|because|but|by|e\.g|for|from|if|in|incl|including|like|mostly|none|not|on|or|so|that|then|to|under|until|up to|when|where|which|while|who|with|without)\b/i;
/** Whether words say who did something, or what was done: `we know the hall`, `insured to $2M`. */
const opensDeed = (words: string) => /^(?:I|we) /i.test(words) || isParticiple(words.split(' ')[0] ?? '');
/** Whether a part goes on with a deed: `got 400 users`, and not `reviews great`. */
function opensVerb(part: string): boolean {
  const [first = ''] = part.split(' ');
  return isTold(first) && !(findVerb(first)?.isName ?? false);
}
/** Who buys or uses it: what is noted beside it may be left out. */
const ofBuyers = /^We already work with |^\p{L}[^,]* uses (?:it|them|ours|us)\b/u;
/** `40% margin`, and not `98% uptime`. */
const takesOne = / (?:commission|discount|drop|increase|margin|rate|rise|saving)$/i;
/** A clause with its subject. */
const hasSubject = /^(?:we|our \p{Ll}+|I|they|he|she|their \p{Ll}+) /iu;

/**
 * A note of somebody in a hurry, in sentences that say whose each is: `opened third shop in March, 3 hotels in Ghent with us` → `They opened third shop in
 * March`, `We already work with 3 hotels in Ghent`. What no rule reads stays as it is.
 */
export function readHurried(raw: string, known: Hurried & Tellers & { plural: boolean }): Read[] {
  const about = { ...known, isGoodNews: /\bcongrat/i.test(raw) };
  const bare = raw.replace(/[.!]+$/, '').replace(seenThere, '');
  const note = bare.replace(aside, '');
  const asTyped = [{ note: note === bare ? raw : note, isSure: false }];
  if (!/^[\p{Ll}\p{Lu}\d$€£~]/u.test(note) || countWords(note) > wordsMax || /[?:;"“”]/.test(note))
    return asTyped;
  const whole = readPart(note, about);
  if (whole) return [whole];
  const parts = note.split(/, (?=\S)/);
  if (parts.length < 2 || parts.length > 4) return asTyped;
  const listed = readListed(parts, known) ?? readEach(parts, about);
  if (listed) return listed;
  const read: Read[] = [];
  let found = 0;
  for (const [at, part] of parts.entries()) {
    const before = read.at(-1);
    const [, long = ''] = takesLong.exec(part) ?? [];
    if (before && long && /^(?:We|I) /i.test(before.note)) {
      before.note += `, which takes ${long}`;
      before.isSure ||= /^we /i.test(before.note);
      found += 1;
      continue;
    }
    // "Roof check free, takes a week".
    if (before?.isSure && long && /^The [^,]+ is (?:free|included)$/.test(before.note)) {
      before.note += ` and takes ${long}`;
      found += 1;
      continue;
    }
    if (before && goesOn.test(part)) {
      if (!before.isSure && !/^They /.test(before.note)) return asTyped;
      before.note += `, ${part}`;
      continue;
    }
    // "We know the hall, did a wedding there in 2023", "insured to $2M, can send the certificate" are one.
    if (before && !before.isSure && /^(?:can|did)\b/.test(part) && opensDeed(before.note)) return asTyped;
    // "Harbour Kia uses it, 31% more test drives".
    if (before?.isSure && isFigure(part) && !/, with\b/.test(before.note)) {
      before.note += `, with ${takesOne.test(part) ? withArticle(part) : part}`;
      found += 1;
      continue;
    }
    // "We did 14 sites, average 30% more bookings".
    const [, mean = ''] = /^(?:on )?average (?:of )?(\d[\d.,]*%? .+)$/iu.exec(part) ?? [];
    if (before?.isSure && mean && !/, with\b/.test(before.note)) {
      before.note += `, with an average of ${mean}`;
      found += 1;
      continue;
    }
    const price = at === 0 ? tellPrice(part) : undefined;
    const told = price ? { note: price, isSure: true } : readPart(part, about);
    if (told) {
      read.push(told);
      found += 1;
      continue;
    }
    // What stands behind news of the reader and is not read is left out.
    if (before && /^(?:They|I|We did their) /i.test(before.note) && !opensVerb(part)) continue;
    if (before?.isSure && ofBuyers.test(before.note)) continue;
    if (at > 0 && !before) return asTyped;
    if (countWords(part) < 2 || /^(?:a )?(?:good|great|natural|perfect) (?:fit|match)\b/.test(part))
      return asTyped;
    read.push({ note: part, isSure: false });
  }
  // A clause and one that is read stand by themselves.
  const isApart = read.every(
    ({ note: each, isSure }, at) => at === 0 || isSure || hasSubject.test(each) || /^They /.test(each),
  );
  return found > 0 && isApart ? read.map((each) => ({ ...each, note: fromSmall(each) })) : asTyped;
}

/** Notes side by side of which each can be read as a fact of the offer's: `no monthly fee, 1.4% per tap, free delivery`. */
function readListed(
  parts: readonly string[],
  { offer, plural, weigh, tell }: Hurried & Tellers & { plural: boolean },
): Read[] | undefined {
  if (!tell || !looksLikeDetail(weigh(parts.join(', ')))) return undefined;
  // What goes with the part before it is told with it.
  if (
    parts.some((part, at) => at > 0 && (/^(?:can|did)\b/.test(part) || goesOn.test(part) || isFigure(part)))
  )
    return undefined;
  const ours = parts.map((part) => tellOfOurs(part, plural, offer));
  if (ours.every((note) => note === undefined)) return undefined;
  const told = ours.map((note, at) => note ?? tell(parts[at] ?? ''));
  return told.includes(undefined)
    ? undefined
    : told.flatMap((note) => (note ? [{ note: note.replace(/\.$/, ''), isSure: true }] : []));
}

/** A sentence on what is ours: `our plant is 25 miles away`. */
const onOurs = /^our (?:[\p{Ll}-]+ ){1,3}(?:are|has|have|is|runs?|takes?) [^,;:]+$/u;

/** Three notes and more side by side of which each can be read by itself, and not all are facts of the offer's. */
function readEach(
  parts: readonly string[],
  about: Hurried & Tellers & { plural: boolean },
): Read[] | undefined {
  if (parts.length < 3 || parts.some((part, at) => at > 0 && goesOn.test(part))) return undefined;
  const owned = parts.map(
    (part) => readPart(part, about) ?? (onOurs.test(part) ? { note: part, isSure: true } : undefined),
  );
  if (!owned.some((each, at) => each && (!each.isSure || onOurs.test(parts[at] ?? '')))) return undefined;
  const read: Read[] = [];
  for (const [at, part] of parts.entries()) {
    const told = about.tellAlone?.(part)?.replace(/\.$/, '');
    const each = owned[at] ?? (told ? { note: told, isSure: true } : undefined);
    if (!each) return undefined;
    read.push({ ...each, note: fromSmall(each) });
  }
  return read;
}

function fromSmall({ note, isSure }: Read): string {
  return isSure ? capitalise(note) : /^(?:They|Their|I)\b/.test(note) ? note : decapitalise(note);
}
