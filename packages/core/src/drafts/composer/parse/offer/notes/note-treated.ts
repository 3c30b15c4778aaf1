import { compact } from '../../../../compact.ts';
import { monthShort } from '../../../text/time-units.ts';
import type { Clause, Of } from './clause.ts';

const treated =
  /^(?:acid|bead|crash|dry|fire|flight|grit|heat|jet|leak|load|power|pressure|proof|sand|shot|steam|stress|water)[ -](?:blasted|cleaned|dried|polished|tested|treated|washed)(?: (?:at|by|for|in|on|to) [^,;:()]{2,40})?$/i;
/** When it was, where that is over. */
const dated = compact(
  String.raw` (?:in|on) (?:(?:early |late |mid )?${monthShort}|(?:19|20)\d\d|last|spring|summer|autumn|winter)\b`,
  'i',
);

/** `Pressure tested in June`, `steam cleaned`: how a thing was tested or made clean, by two words that are one, and not the pressure or the steam. */
export function toTreated(note: string, of: Of): Clause | undefined {
  if (!treated.test(note) || of.isWork || of.isPerson || of.isFirm) return undefined;
  return dated.test(note)
    ? { of: 'own', rest: `${of.isMany ? 'they were' : 'it was'} ${note}` }
    : { of: 'thing', verb: 'is', rest: note };
}
