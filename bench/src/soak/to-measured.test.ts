import { expect, test } from 'vitest';
import { isMet } from '../figure.ts';
import type { Outcome } from './mixed-calls.ts';
import { type Soaked, toMeasured } from './to-measured.ts';

const memory = { samples: [90, 100, 100, 100, 100, 100, 110, 110], peakMb: 250 };
const outcomes: Outcome[] = [
  { kind: 'draft', status: 200, dueAt: 0, tookMs: 310 },
  { kind: 'retry of an answered draft', status: 200, dueAt: 25, tookMs: 5 },
  { kind: 'draft over the rate limit', status: 200, dueAt: 50, tookMs: 310 },
  { kind: 'draft over the rate limit', status: 429, dueAt: 75, tookMs: 2 },
];
const sound: Soaked = {
  minutes: 3,
  outcomes,
  memory: { api: memory, worker: memory },
  charges: 2,
  held: 0,
  queued: 0,
  violations: [],
};
const grown = { ...memory, samples: [90, 100, 100, 100, 100, 100, 111, 111] };

test('a run at its bars meets all of them', () => {
  expect(missedBy(sound)).toEqual([]);
});

test.each<[string, Partial<Soaked>, string]>([
  ['a peak above 250 MB', { memory: { api: { ...memory, peakMb: 251 }, worker: memory } }, 'api: peak'],
  [
    "growth of the API's by more than a tenth",
    { memory: { api: grown, worker: memory } },
    'api: growth: median of the last quarter',
  ],
  [
    "growth of the worker's by more than a tenth",
    { memory: { api: memory, worker: grown } },
    'worker: growth: median of the last quarter',
  ],
  [
    'a process without samples',
    { memory: { api: memory, worker: { samples: [], peakMb: 100 } } },
    'worker: growth: median of the last quarter',
  ],
  [
    'an unexpected status',
    {
      outcomes: [...outcomes, { kind: 'usage', status: 503, dueAt: 100, tookMs: 1, unexpected: '{}' }],
    },
    'calls: unexpected',
  ],
  ['a charge too many', { charges: 3 }, 'books: charges that differ from drafts answered'],
  ['a charge that is missing', { charges: 1 }, 'books: charges that differ from drafts answered'],
  ['a reservation that is left', { held: 1 }, 'books: reservations left'],
  ['a delivery that is left', { queued: 1 }, 'books: deliveries left'],
  ['a violation of the books', { violations: [{ violation: 'x' }] }, 'books: violations'],
])('%s misses its bar, and no other is', (_, change, missed) => {
  expect(missedBy({ ...sound, ...change })).toEqual([missed]);
});

test('growth is not judged in a run that is too short for it, and the row says so', () => {
  const short = { ...sound, minutes: 2.9, memory: { api: grown, worker: grown } };
  expect(missedBy(short)).toEqual([]);
  const notes = toMeasured(short).flatMap(({ rows }) => rows.map(({ note }) => note));
  expect(notes.filter((note) => note === 'not judged under 3 minutes')).toHaveLength(2);
});

function missedBy(soaked: Soaked): string[] {
  return toMeasured(soaked).flatMap(({ name, rows }) =>
    rows.filter((row) => isMet(row) === false).map((row) => `${name}: ${row.name}`),
  );
}
