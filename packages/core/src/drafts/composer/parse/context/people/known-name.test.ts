import { expect, it } from 'vitest';
import { parseContext } from '../parse-context.ts';

it('greets whom a record of a former customer names, and has nobody sign', () => {
  const { recipient, signature } = parseContext('name: Tilda. profile still saved until 1 Sept', {
    persona: 'ex-member, climbing gym, left in may',
    offer: 'off peak pass',
  });
  expect([recipient?.firstName, signature]).toEqual(['Tilda', undefined]);
});

it('takes no such name for the reader where nobody was a customer', () => {
  const { recipient } = parseContext('name: Tilda. I teach bouldering', {
    persona: 'climbers in Leeds',
    offer: 'lessons',
  });
  expect(recipient).toBeUndefined();
});
