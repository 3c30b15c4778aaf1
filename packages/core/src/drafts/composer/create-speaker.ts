import { contract, expandContractions } from './contractions.ts';
import type { Parts } from './parts.ts';
import type { Line, Phrasebook } from './phrases/types.ts';
import { pickOne, type Random } from './seed.ts';
import { fillLine, type Slots, toSingleSender, toSlots } from './slots.ts';
import { decapitalise } from './text/grammar.ts';

/** Fills the lines of a tone for one request. What a draft may name but once, an aim and a concern, it keeps in mind. */
export type Speaker = {
  slots: Slots;
  /** The caller's own sentence with its contractions as the tone has them. */
  speak(text: string): string;
  /** Those lines that can be filled, filled. */
  fill(lines: readonly Line[], more?: Slots): string[];
  /** Those lines that can be filled; which aim and which concern they name is decided when one is said. */
  usable(lines: readonly Line[], more?: Slots): Line[];
  /** One of these lines; empty where all of them would name something again. */
  say(lines: readonly Line[], more?: Slots): string;
  /** Whether this draft has named what the line names. */
  hasNamed(line: Line): boolean;
  startDraft(): void;
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
  const fill = (lines: readonly Line[], more: Slots = {}) =>
    lines.map((line) => fillLine(ours(line), { ...slots, ...more })).filter((line) => line !== undefined);

  const aims = fill(parts.aims).map((aim) => speak(decapitalise(aim)));
  // A concern is told in the middle of a sentence, where nobody contracts its verb.
  const concerns = fill(parts.concerns).map(decapitalise);
  const wishes = parts.wish ? [parts.wish] : aims;
  const named = new Set<string>();
  const hasNamed = (line: Line) => [...named].some((slot) => line.includes(slot));
  return {
    slots,
    speak,
    fill,
    hasNamed,
    usable: (lines, more = {}) =>
      lines.filter((line) => fill([line], { aim: wishes[0], concern: concerns[0], ...more }).length > 0),
    say(lines, more = {}) {
      const line = pickOne(
        lines.filter((candidate) => !hasNamed(candidate)),
        random,
      );
      if (line === undefined) return '';
      for (const slot of ['{aim}', '{concern}']) if (line.includes(slot)) named.add(slot);
      const aim = pickOne(wishes, random);
      return fill([line], { aim, concern: pickOne(concerns, random), ...more })[0] ?? '';
    },
    startDraft: () => named.clear(),
  };
}
