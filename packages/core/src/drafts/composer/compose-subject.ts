import type { Parts } from './parts.ts';
import { capitalise, withoutDeterminer } from './text/grammar.ts';
import { countWords } from './text/tidy.ts';

/** Subject lines to choose from: two to seven words, from the caller's own. */
export function composeSubjects({ offer, persona, goal }: Parts, lower: boolean): string[] {
  const found: string[] = [];
  const add = (text: string, starts?: 'name') => {
    const subject = text.replace(/\s+/g, ' ').trim();
    if (subject.length < 3 || subject.length > 50 || countWords(subject) > 7) return;
    found.push(starts === 'name' ? subject : lower ? subject : capitalise(subject));
  };
  const { topic, gain, name } = offer;
  if (gain) {
    add(gain.gerund);
    if (countWords(gain.base) > 2) add(`how to ${gain.base}`);
    add(`${gain.gerund}?`);
  }
  if (topic) {
    add(`${topic} for your ${persona.unit}`);
    add(`${topic} and your ${persona.unit}`);
    add(`about your ${topic}`.replace(/^about your (?=\p{Lu}\p{Ll})/u, 'about '));
    if (goal.kind === 'event') add(`${withoutDeterminer(goal.phrase)} about ${topic}`);
    if (countWords(topic) > 1) add(topic);
    add(`a question about ${topic}`);
    if (countWords(topic) > 1) add(`${topic}?`);
  }
  if (name) {
    add(`${name} for your ${persona.unit}`, 'name');
    if (topic) add(`${name}: ${topic}`, 'name');
  }
  if (found.length === 0) {
    if (goal.kind === 'event') add(`${withoutDeterminer(goal.phrase)} with your ${persona.unit}`);
    add(`an idea for your ${persona.unit}`);
    add(`a question for your ${persona.unit}`);
  }
  return found;
}
