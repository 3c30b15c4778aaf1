import { expect, it } from 'vitest';
import { withShown } from './shown-by-them.ts';

it.each([
  ['3 reps hired since Jan (LinkedIn)', 'They have hired 3 reps since January'],
  ['2 branches opened in May (their website)', 'They opened 2 branches in May'],
  ['job ad asks for welders', 'Their job ad asks for welders'],
  ['3 reps hired since Jan', '3 reps hired since Jan'],
])('says whose it is what anybody can see: "%s"', (note, told) => {
  expect(withShown(note)).toBe(told);
});
