import { countWords, trimMarks } from '../../../text/tidy.ts';
import { lacksVerb, tellFragment } from '../../offer/notes/in-fragments.ts';

/** In a longer sentence the verb may be one that nobody finds. */
const wordsMax = 5;
/** Of what is counted, fewer verbs are spoken: `4,000 pallet positions free from March`. */
const opensCount = /^\d[\d.,]* \p{Ll}/u;
const countedWordsMax = 9;

/** `17 parishes use it, nearest: Long Compton`. */
const labelBehind = /, (biggest|closest|first|latest|nearest|newest): (?=\p{Lu})/u;
/** `Funded for 8 dates, 5 gone`, `found 14 hot joints at Kessel Board, 2 critical`. */
const ofThem =
  /(?<=\d [\p{L} ]+), (\d+|one|two|three) (booked|critical|full|gone|live|new|ready|serious|sold|taken|urgent)\.$/u;
/** `We're 6 people, Tallinn`. */
const where =
  /(?<=^We(?:['’]re| are) (?:(?:a team of )?\d+(?: people)?|family[- ]run|independent|local)), (?=\p{Lu}\p{Ll}+\.$)/u;
/** `There is no digging, clamps to the post`: what it does instead. */
const instead =
  /^(There (?:are|is) no [^,]+), (?=(?:bolts|clamps|clips|fits|hangs|plugs|screws|sits|slots|straps) (?:at|into|on|onto|over|to) )/u;
/** `It is 7 volunteers ready`: how many there are. */
const countOf = /^(?:It is|They are) (\d+ \p{Ll}+s (?:free|ready|waiting|willing)\b.*)$/u;
/** `Our pool: 64 vets`, `Did 19 nights`. */
const labelled = /^[^.:]{3,60}: |^Did \d|^(?!.* from ).* \d\S*% to \d/u;
/** `I have 20 years in the trade, HACCP trained, and run …`: what the second of three deeds is told without. */
const unsaidBeing =
  /^(I|We) (ha(?:ve|d) [^,;:]+), ((?:[A-Z]{2,}(?: (?:and|or) )?(?:[ -]?\d+ )?)+ ?(?:accredited|approved|certified|qualified|registered|trained)|fully insured), and (?=\p{Ll})/u;
/** What comes of words of somebody's that were turned to the reader. */
const turnedWrong = /\b(?:has|is|was) you\b/;

/** `Tallboy Surveys (Pvt) Ltd, Kandy.`: a firm, and no fact. */
const ofNames = /^(?:(?:\p{Lu}[\p{L}'’-]*|&|and|of|\(\p{L}+\)),? ?)+\.?$/u;
const firmMark = /&|\b(?:GmbH|Inc|LLC|LLP|Ltd|PLC)\b/;

/** A sentence told of a note, with what only the note could go without; undefined where it cannot be right. */
export function mendFragment(sentence: string): string | undefined {
  if (turnedWrong.test(sentence) || (ofNames.test(sentence) && firmMark.test(sentence))) return undefined;
  const bare = trimMarks(sentence);
  const counted = countOf.exec(bare)?.[1];
  const told =
    counted ||
    labelled.test(bare) ||
    (countWords(bare) <= (opensCount.test(bare) ? countedWordsMax : wordsMax) && lacksVerb(bare))
      ? tellFragment(counted ?? bare)
      : undefined;
  return (
    told ??
    sentence
      .replace(
        unsaidBeing,
        (_, who: string, has: string, being: string) =>
          `${who} ${has}, ${who === 'I' ? 'am' : 'are'} ${being} and `,
      )
      .replace(labelBehind, ', the $1 being ')
      .replace(ofThem, ', $1 of them $2.')
      .replace(where, ' in ')
      .replace(instead, '$1, and it ')
  );
}
