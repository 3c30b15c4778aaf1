import { compact } from '../../../../compact.ts';
import { capitalise } from '../../../text/grammar.ts';
import { monthNames, weekdayNames } from '../../../text/time-units.ts';

const names = [...monthNames, ...weekdayNames];
/** The names of months and days as hurried callers write them, `may` and `mar` among them only after what says when. */
const full = new Map(
  names.flatMap((name) => [
    [name.toLowerCase(), name],
    [name.slice(0, 3).toLowerCase(), name],
  ]),
).set('sept', 'September');
const timed = compact(
  `\\b(${[...full.keys()].sort((one, other) => other.length - one.length).join('|')})\\b\\.?`,
  'gi',
);

/** `end of month` → `the end of the month`, `mid oct` → `mid-October`: when, in words that stand in a sentence. */
export function toTime(when: string): string {
  return when
    .replace(timed, (found, name: string) => full.get(name.toLowerCase()) ?? found)
    .replace(
      /\b(?:the )?(beginning|end|middle|start) of (?:the )?(month|quarter|season|week|year)\b/gi,
      'the $1 of the $2',
    )
    .replace(/\b(?:the )?(beginning|end|middle|start) of (?=\p{Lu})/gu, 'the $1 of ')
    .replace(/\b(early|late) (?=\p{Lu})/giu, (found) => found.toLowerCase())
    .replace(/\bmid[ -]?(?=\p{Lu})/giu, 'mid-')
    .replace(/^mid[ -]?(\p{Lu})/iu, (_, letter: string) => `mid-${capitalise(letter)}`);
}
