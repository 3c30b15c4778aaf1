import { expect, it } from 'vitest';
import { parseContext } from './parse-context.ts';

it.each([
  [
    'The hospice, Lark House, has been open since 1998.',
    '',
    'The hospice, Lark House, has been open since 1998.',
  ],
  ['He milks forty goats.', 'an interview with our dairyman', 'He milks forty goats.'],
  [
    'Raising €400k, €150k committed.',
    'a seat in our seed round',
    'We are raising €400k, with €150k committed.',
  ],
])('tells of the sender: "%s"', (context, offer, told) => {
  expect(parseContext(context, { persona: 'Radio producer', offer })).toMatchObject({
    proofs: [told],
    aboutReader: [],
  });
});

it('does not take the sender for the reader', () => {
  const { recipient } = parseContext('Contact: Jonas Feld, Tidemill GmbH', { persona: 'Plant manager' });
  expect(recipient).toBeUndefined();
});

it('says nothing of figures without what they are of', () => {
  expect(parseContext('Last client: Bell & Row, from 9% to 28%.').proofs).toEqual([]);
});
