import { expect, test } from 'vitest';
import { judgeDemo } from './judge-demo.ts';

const calls = { served: 10, tries: 14, outcomes: { '200': 10, 'no answer': 4 }, replays: 1, failed: [] };
const books = {
  charges: 10,
  drafts: 10,
  events: 10,
  releases: 3,
  used: 50,
  held: 0,
  limit: 1_000,
  ledger: 950,
  violations: [],
};

test('holds where everything that was received was charged once', () => {
  const { broken, rows } = judgeDemo({ kills: 7, calls, books });
  expect(broken).toEqual([]);
  expect(rows).toContainEqual(['Retries', '4']);
  expect(rows).toContainEqual(['Conservation', 'holds']);
});

test.each([
  ['a charge too many', { books: { ...books, charges: 11 } }],
  ['a draft without a charge', { books: { ...books, drafts: 11 } }],
  ['an event too few', { books: { ...books, events: 9 } }],
  ['credits that are still held', { books: { ...books, held: 5 } }],
  ['a ledger that does not add up', { books: { ...books, ledger: 945 } }],
  ['what the audit finds', { books: { ...books, violations: ['overspent: live'] } }],
  ['a call without its draft', { calls: { ...calls, failed: ['503'] } }],
  ['a run that killed nothing', { kills: 0 }],
])('is broken by %s', (_name, change) => {
  const { broken, rows } = judgeDemo({ kills: 7, calls, books, ...change });
  expect(broken).not.toEqual([]);
  expect(rows).toContainEqual(['Conservation', 'BROKEN']);
});
