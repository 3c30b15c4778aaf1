import { creditPolicy } from '@firstline/core';
import type { Books } from './read-books.ts';
import type { CallTally } from './run-callers.ts';

/** Everything that the demo has to say, and whether the promise held. */
export type Verdict = { rows: [string, string][]; broken: string[] };

/** Compares what callers saw with what the database says. */
export function judgeDemo({
  kills,
  calls,
  books,
}: {
  kills: number;
  calls: CallTally;
  books: Books;
}): Verdict {
  const { charges, drafts, events, used, held, limit, ledger, releases, violations } = books;
  const checks: [boolean, string][] = [
    [calls.served > 0 && kills > 0, 'nothing was killed, or nothing served'],
    [calls.failed.length === 0, `${calls.failed.length} calls got no draft: ${calls.failed.join(', ')}`],
    [charges === calls.served, `${charges} charges for ${calls.served} drafts that were received`],
    [drafts === charges, `${drafts} drafts for ${charges} charges`],
    [events === charges, `${events} events for ${charges} charges`],
    [used === charges * creditPolicy.generate, `${used} credits used for ${charges} charges`],
    [held === 0, `${held} credits are still held`],
    [ledger === limit - used, `the ledger adds up to ${ledger}, and ${limit - used} are left`],
    [violations.length === 0, `the audit found: ${violations.join('; ')}`],
  ];
  const broken = checks.flatMap(([holds, what]) => (holds ? [] : [what]));
  const outcomes = Object.entries(calls.outcomes).sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    rows: [
      ['API killed with kill -9', `${kills} times`],
      ['Calls', `${calls.served + calls.failed.length}, of which ${calls.served} got their draft`],
      ['Retries', `${calls.tries - calls.served - calls.failed.length}`],
      ['Tries by outcome', outcomes.map(([name, count]) => `${name}: ${count}`).join(', ')],
      ['Answered with an earlier draft', `${calls.replays}`],
      ['Charges', `${charges}, ${used} credits`],
      ['Releases', `${releases} reservations given back`],
      ['Ledger', `${limit} allowed - ${used} used = ${ledger} left, ${held} held`],
      ['Conservation', broken.length === 0 ? 'holds' : 'BROKEN'],
    ],
    broken,
  };
}
