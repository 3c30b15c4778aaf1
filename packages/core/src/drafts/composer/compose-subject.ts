import type { Parts } from './parts.ts';
import { type Random, shuffle } from './seed.ts';
import { capitalise, withoutDeterminer } from './text/grammar.ts';
import { countWords } from './text/tidy.ts';

/** Subject lines to choose from, the most telling first: short, from the caller's own words. */
export function composeSubjects(parts: Parts, lower: boolean, random: Random): string[] {
  const { offer, persona, goal } = parts;
  const subjects: string[] = [];
  const add = (text: string) => {
    const subject = text.trim();
    if (subject.length > 2 && subject.length <= 60 && countWords(subject) <= 8) subjects.push(subject);
  };
  const gain = offer.gain;
  const topic = offer.topic === 'this' ? '' : offer.topic;
  if (gain && gain.gerund.split(' ').length <= 7) {
    add(capitalise(gain.gerund));
    add(capitalise(gain.base));
  }
  if (topic) {
    add(capitalise(`${topic} for your ${persona.unit}`));
    add(capitalise(`${topic} at your ${persona.unit}`.replace(/ at your (?=\S* ?team)/, ' in your ')));
    add(capitalise(topic));
    if (goal.kind === 'event') add(capitalise(`${topic}: ${withoutDeterminer(goal.phrase)}`));
  }
  if (offer.label && offer.label !== topic) add(`${capitalise(offer.label)} for your ${persona.unit}`);
  if (subjects.length === 0) add(`An idea for your ${persona.unit}`);
  const mixed = shuffle(subjects, random);
  return lower
    ? mixed.map((subject) =>
        subject[0]?.toLowerCase() === subject[0] ||
        /^\p{Lu}[\p{Lu}\d]/u.test(subject) ||
        (subject.startsWith(offer.label) && /^\p{Lu}/u.test(offer.label))
          ? subject
          : (subject[0] ?? '').toLowerCase() + subject.slice(1),
      )
    : mixed;
}
