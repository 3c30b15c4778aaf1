import { expect, it } from 'vitest';
import { parseContext } from '../parse-context.ts';
import { tellParts } from './tell-parts.ts';

const about = { subject: 'it', offer: 'a pottery course' } as const;

it.each([
  [
    'Groups of six, aprons optional, weekend times for beginners.',
    'There are groups of six, aprons are optional, and there are weekend times for beginners.',
  ],
  [
    'Weekend slots for families, no booking needed.',
    'There are weekend slots for families, and no booking is needed.',
  ],
  ['We sell cups, plates and bowls.', undefined],
  ['The oven takes ten pots, glazed or bare.', undefined],
])('tells notes in a row in one sentence: "%s"', (row, told) => {
  expect(tellParts(row, about)).toBe(told);
});

it('leaves out who stayed of those whom no sentence has told', () => {
  const told = (context: string) =>
    parseContext(context, { persona: 'Owner of a gym', offer: 'towels' }).proofs;
  expect(told('34 studios now. Of those, 29 stayed past the first year.')).toEqual([]);
  expect(told('We supply 34 studios now. Of those, 29 stayed past the first year.')).toHaveLength(2);
});
