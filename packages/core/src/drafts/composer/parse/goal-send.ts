import {
  decapitalise,
  hasKnownArticle,
  isPlural,
  toArticle,
  toNounCore,
  withArticle,
  withoutDeterminer,
} from '../text/grammar.ts';
import { countWords, trimMarks } from '../text/tidy.ts';
import { massNouns } from '../text/words.ts';
import { senderSide } from './acts.ts';
import type { Goal } from './goal.ts';
import { flipSides } from './goal-sides.ts';

const sendNouns =
  /\b(sample (?:report|chapter|contract|menu|page)|quote|quotation|estimate|proposal|samples?|case study|brochure|catalogue|catalog|price list|pricing|pdf|whitepaper|white paper|guide|checklist|details|more information|information|info|deck|pitch deck|one-pager|portfolio|report|template|examples|media kit|cvs?|resumes?|link|video|summary|overview|menu|mockup|mock-up|ebook|(?<!half[ -]|cost )price)\b/i;

/** Things of which anybody sends one; of the others the sender has one already. */
const anyOne =
  /^(?:quote|quotation|estimate|proposal|sample(?: \p{L}+)?|case study|checklist|template|summary|overview|price)$/iu;

/** What the verb "send" and its like act on: `CVs`, `them our catalogue`. */
export function readSending(object: string): Goal | undefined {
  const sent = /^(?:(?:them|him|her|you|over|across|off) )*(?!(?:us|me|your|their)\b)(.{3,60})$/i.exec(
    object,
  )?.[1];
  if (!sent) return undefined;
  const phrase = flipSides(
    trimMarks(
      sent.replace(/ with (?:them|him|her)\b/gi, '').replace(/^over | (?:by|over|along|round|across)$/gi, ''),
    ),
  );
  if (sendNouns.exec(phrase)?.[0] === withoutDeterminer(phrase) && !/^(?:our|my) /.test(phrase))
    return { kind: 'send', phrase: toSendPhrase(withoutDeterminer(phrase)) };
  return {
    kind: 'send',
    phrase: hasKnownArticle(phrase) || opensCounted.test(phrase) ? toSome(phrase) : `our ${phrase}`,
  };
}

/** A goal that names what would be sent: `case study`, `a quote for 20 lockers`. */
export function readSendNoun(text: string): Goal | undefined {
  const phrase = decapitalise(flipSides(trimMarks(text)).replace(/ request$/i, ''));
  const quoted = /^(?:an? |the |your )?rf[qp](?= (?:for|on) |$)(.*)$/i.exec(phrase)?.[1];
  if (quoted !== undefined) return { kind: 'send', phrase: `a quote${quoted}` };
  const named = sendNouns.exec(phrase)?.[1];
  if (!named || /^first .* free$/.test(phrase)) return undefined;
  // "Price one of their styles" is no price.
  if (new RegExp(`^${named} (?:one|two|three|all|any|\\d)`, 'i').test(phrase)) return undefined;
  const core = toNounCore(phrase).join(' ');
  const after = phrase.slice(core.length);
  // What it is for is the reader's as much as the sender's.
  const tail =
    /^ (?:for|on|of|from|by|with) (?!(?:them|you|us|me)$).{2,40}$/i.test(after) &&
    countWords(after) <= 8 &&
    !senderSide.test(after)
      ? after
      : '';
  const bare = withoutDeterminer(core);
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
  if (/^(?:info|information|more information|details|link)$/.test(lower)) return 'the details';
  if (lower === 'pricing') return 'the pricing';
  if (lower === 'pdf') return 'the PDF';
  if (/^(?:cv|resume)$/.test(lower)) return lower === 'cv' ? 'my CV' : 'my resume';
  if (lower === 'cvs') return 'some CVs';
  if (isPlural(lower)) return toSome(lower);
  return anyOne.test(lower) ? withArticle(lower) : `our ${lower}`;
}

const opensCounted = /^(?:one|two|three|four|five|six|ten|a few) /i;

/** Several that nobody has counted: `CVs` → `some CVs`. */
function toSome(phrase: string): string {
  if (opensCounted.test(phrase)) return phrase;
  return /^[\p{L}-]+(?: [\p{L}-]+)?$/u.test(phrase) && isPlural(phrase.split(' ').at(-1) ?? '')
    ? `some ${phrase}`
    : withArticle(phrase);
}
