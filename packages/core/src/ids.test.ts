import { expect, test } from 'vitest';
import { createId, firstIdAt, idTime, siblingId } from './ids.ts';

const at = new Date('2026-05-10T09:00:00.123Z');

test('an id carries its time, and sorts by it', () => {
  const id = createId('req', at);
  expect(id).toMatch(/^req_[0-9A-HJKMNP-TV-Z]{26}$/);
  expect(idTime(id)).toEqual(at);
  const later = createId('req', new Date(at.getTime() + 1));
  expect(id < later).toBe(true);
});

test('an id carries the time that it was asked for, also after a later one was made', () => {
  createId('req', new Date(at.getTime() + 60_000));
  expect(idTime(createId('req', at))).toEqual(at);
});

test('ids of one millisecond are unlike each other', () => {
  expect(new Set(Array.from({ length: 10_000 }, () => createId('req', at))).size).toBe(10_000);
});

test('bounds an instant: nothing made before it is at or above, everything made from it on is', () => {
  const bound = firstIdAt('gen', at);
  expect(createId('gen', new Date(at.getTime() - 1)) < bound).toBe(true);
  expect(createId('gen', at) >= bound).toBe(true);
});

test('a sibling shares the ULID', () => {
  const id = createId('req', at);
  expect(siblingId('gen', id).slice(4)).toBe(id.slice(4));
});
