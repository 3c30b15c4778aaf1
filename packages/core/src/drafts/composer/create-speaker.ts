import { contract, expandContractions } from './contractions.ts';
import type { Parts } from './parts.ts';
import type { Line, Phrasebook } from './phrases/types.ts';
import { pickOne, type Random } from './seed.ts';
import { fillLine, isFillable, type Slots, toSingleSender, toSlots } from './slots.ts';

/** Fills the lines of a tone for one request. */
export type Speaker = {
  slots: Slots;
  /** The caller's own sentence with its contractions as the tone has them. */
  speak(text: string): string;
  /** Those lines that can be filled, filled. */
  fill(lines: readonly Line[], more?: Slots): string[];
  /** Those lines that can be filled. */
  usable(lines: readonly Line[], more?: Slots): Line[];
  /** One of these lines, filled; empty where there is none. */
  say(lines: readonly Line[], more?: Slots): string;
};

export function createSpeaker(parts: Parts, book: Phrasebook, random: Random): Speaker {
  const { offer } = parts;
  const slots = toSlots(parts);
  // "Shall we" speaks of reader and sender together, however many the senders are.
  const ours = (line: Line) =>
    (offer.single && !/\b(?:shall|can|could|should|may|might) we\b/i.test(line)) ||
    ((offer.single || parts.alone) && line.includes('{leave}'))
      ? toSingleSender(line)
      : line;
  const speak = (text: string) =>
    book.contractions === 'expand'
      ? expandContractions(text)
      : book.contractions === 'contract'
        ? contract(text)
        : text;
  const fill = (lines: readonly Line[], more: Slots = {}) => {
    const values = { ...slots, ...more };
    return lines.map((line) => fillLine(ours(line), values)).filter((line) => line !== undefined);
  };

  return {
    slots,
    speak,
    fill,
    usable(lines, more = {}) {
      const values = { ...slots, ...more };
      return lines.filter((line) => isFillable(line, values));
    },
    say(lines, more = {}) {
      const line = pickOne(lines, random);
      return line === undefined ? '' : (fill([line], more)[0] ?? '');
    },
  };
}
