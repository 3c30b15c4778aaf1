import { capitalise, decapitalise } from '../../../text/grammar.ts';
import { findFinite } from '../offer-shapes.ts';

/** A sentence that says first where something was so. */
const placeFirst =
  /(?<=^|[.!?] )((?:At|In) (?:an?|one|two|three|\d+) [^,.;:!?]{3,60}), (\p{Ll}[^,.;:!?]+)(?=[.!?]|$)/gu;

/** `At a mill of that size, sick days fell 17%` → `Sick days fell 17% at a mill of that size`: parted at its comma, either half says nothing. */
export function withPlaceBehind(text: string): string {
  return text.replace(placeFirst, (whole, place: string, told: string) =>
    findFinite(told.split(' ')) > 0 ? `${capitalise(told)} ${decapitalise(place)}` : whole,
  );
}
