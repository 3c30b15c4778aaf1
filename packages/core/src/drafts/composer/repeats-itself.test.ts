import { expect, it } from 'vitest';
import { createRepetitionCheck } from './repeats-itself.ts';

it.each([
  ['I think that this is worth your time. It may be worth your while to see it.', 'Demo', true],
  ['In case it helps, we offer coaching. If it would help, could we talk?', 'Talk', true],
  ["I'm so excited to write to you! I'm excited to hear from you!", 'Talk', true],
  ['Shall we have a short call? A short reply is enough.', 'Short call', true],
  ['If the timing is right, could we talk? If the timing is wrong, that is fine.', 'Talk', true],
  ['When you have a moment, could we talk? A line whenever you have a moment is plenty.', 'Talk', true],
  ['I am confident that this will be of use to you. This is about our lamps.', 'Talk', true],
  ['That is why I am writing. That made me think of our lamps.', 'Talk', true],
  ['That is why I am writing. I am writing about our lamps.', 'Talk', true],
  ['I am happy to answer any questions first. Talk? If you have questions, please ask.', 'Talk', true],
  ['Would a short call be useful to you?', 'Short call', false],
  // What the caller said twice is told twice.
  ['We help nurses and help carers.', 'We help nurses and help carers', false],
])('hears in "%s" whether a word of ours comes twice', (mail, request, twice) => {
  expect(createRepetitionCheck(request)(mail)).toBe(twice);
});
