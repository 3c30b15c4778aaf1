import type { Brief, Email } from '@firstline/core';
import { evaluateEmail } from '@firstline/core/texts';
import { percentile } from '../load/statistics.ts';
import { sampleEmails } from './sample-emails.ts';

/** Times the evaluation and prints what it found as JSON. Started by the figure, with `--expose-gc`. */

export type EvaluationTimes = {
  draftP50Us: number;
  draftP99Us: number;
  /** Of a text of 20,000 characters. */
  longestP99Us: number;
  /** Held after the first calls and not before, garbage apart. */
  memoryBytes: number;
};

const longestCharacters = 20_000;

const brief: Brief = {
  persona: 'Head of Operations at a regional freight company',
  offer: 'Route planning software that cuts empty kilometres by 18%',
  goal: 'Book a 20-minute call next week',
};

const before = heldBytes();
const [draftP50Us, draftP99Us] = time(sampleEmails, { warmUpRuns: 3_000, runs: 20_000 });
const memoryBytes = heldBytes() - before;
const [, longestP99Us] = time(sampleEmails.map(toLongest), { warmUpRuns: 50, runs: 300 });
const found: EvaluationTimes = { draftP50Us, draftP99Us, longestP99Us, memoryBytes };
process.stdout.write(JSON.stringify(found));

/** p50 and p99 in microseconds. */
function time(emails: readonly Email[], { warmUpRuns, runs }: { warmUpRuns: number; runs: number }) {
  const times: number[] = [];
  for (let run = 0; run < warmUpRuns + runs; run++) {
    const email = emails[run % emails.length];
    if (!email) throw new Error('there is nothing to score');
    const startedAt = performance.now();
    evaluateEmail(email, brief);
    if (run >= warmUpRuns) times.push((performance.now() - startedAt) * 1_000);
  }
  const sorted = times.sort((a, b) => a - b);
  return [percentile(sorted, 0.5), percentile(sorted, 0.99)] as const;
}

/** The longest text that is taken: the other mails follow one after another. */
function toLongest({ subjectLine }: Email, first: number): Email {
  let emailContent = '';
  for (let index = first; emailContent.length < longestCharacters; index++) {
    emailContent += `${sampleEmails[index % sampleEmails.length]?.emailContent}\n\n`;
  }
  return { subjectLine, emailContent: emailContent.slice(0, longestCharacters) };
}

function heldBytes(): number {
  if (!globalThis.gc) throw new Error('start Node with --expose-gc');
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
