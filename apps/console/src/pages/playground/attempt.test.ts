import { expect, test } from 'vitest';
import { attemptFor } from './attempt.ts';

const body = { persona: 'A buyer', offer: 'Chairs', goal: 'A call' };

test('an order that is sent again keeps its key; another order, and one after a success, gets its own', () => {
  const first = attemptFor({ body, isFresh: false }, undefined);
  expect(first.key).toMatch(/^console-[0-9a-f]{32}$/);
  expect(attemptFor({ body: { ...body }, isFresh: false }, first)).toEqual(first);
  const keys = [
    first.key,
    attemptFor({ body: { ...body, goal: 'A reply' }, isFresh: false }, first).key,
    attemptFor({ body, isFresh: true }, first).key,
    attemptFor({ body, isFresh: false }, undefined).key,
  ];
  expect(new Set(keys).size).toBe(4);
});
