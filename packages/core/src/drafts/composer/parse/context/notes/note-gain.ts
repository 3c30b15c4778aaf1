import { compact } from '../../../../compact.ts';
import { toThing } from '../labels/note-proof.ts';

const share = String.raw`[$€£]?\d[\d.,]*(?:%|[kKmM])?`;
const got = 'achieved|brought|delivered|did|drove|generated|got|had|made|managed|saw';

/** `We did +31% flow revenue for a similar brand`: what rose or fell, behind its sign. */
const signed = compact(
  String.raw`^(?:(I|we) )?(?:${got}) ([+–−-]) ?(${share}) (?:more |in |of )?((?:\p{L}[\p{L}'-]* ){0,3}?\p{L}[\p{L}'-]*)((?:,? (?:at|after|across|for|in|on|over|per|with|within) [^;:]+)?)$`,
  'iu',
);

/** What was done with a figure that only its sign tells of: `we did +31% flow revenue for a similar brand` → `We increased flow revenue by 31% for a similar brand`. */
export function withGain(note: string): string {
  if (!/ [+–−-] ?[$€£]?\d/.test(note)) return note;
  return note.replace(
    signed,
    (_, who: string | undefined, sign: string, much: string, what: string, more: string) =>
      `${who?.toUpperCase() === 'I' ? 'I' : 'We'} ${sign === '+' ? 'increased' : 'cut'} ${toThing(what)} by ${much}${more}`,
  );
}
