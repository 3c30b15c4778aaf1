import { expect, it } from 'vitest';
import { createLeakFinder, holdsSecret } from './find-leak.ts';
import { p1 } from './prompts/p1.ts';

const findInstructionLeak = createLeakFinder(p1.system);

it('finds a sentence of the instructions in whatever case and punctuation', () => {
  const text = 'Hi, NEVER add a number percentage price date duration name to this.';
  expect(findInstructionLeak(text, '')).toBe('never add a number percentage price date duration');
});

it('finds nothing in an ordinary email', () => {
  const text =
    'Hi there,\n\nHow much of your week goes on rotas? Our planner builds them in a minute.\n\nWould a 15-minute demo be useful?\n\nBest regards';
  expect(findInstructionLeak(text, '')).toBeUndefined();
});

it('lets the brief use the same words', () => {
  const words = 'stealing passwords or payment details posing as a bank';
  expect(findInstructionLeak(`We stop ${words}.`, `Training against ${words}`)).toBeUndefined();
});

it('knows keys by their value and by their shape', () => {
  expect(holdsSecret('the key is local-key-1', 'local-key-1')).toBe(true);
  expect(holdsSecret('use sk-ant-REDACTED', 'other')).toBe(true);
  expect(holdsSecret('use fl_live_00000000001111', 'other')).toBe(true);
  // A short key, as local servers take, would be found in any text.
  expect(holdsSecret('an email about keys', 'key')).toBe(false);
});
