import { sampleEmails } from '../evaluation/sample-emails.ts';
import type { Send } from '../load/open-loop.ts';
import { type BenchBrief, httpRequest, nextBrief } from '../load/requests.ts';
import { type BenchAccount, createBenchAccount } from '../rig/accounts.ts';
import type { Rig } from '../rig/rig.ts';

/** The statuses that each kind of call may have. */
const expected = {
  draft: [200],
  'retry of an answered draft': [200],
  usage: [200],
  evaluation: [200],
  'draft without credits': [402],
  // One a minute passes.
  'draft over the rate limit': [200, 429],
} satisfies Record<string, number[]>;

export type Kind = keyof typeof expected;

/** How often each kind comes in a round of calls. */
const shares: Record<Kind, number> = {
  draft: 10,
  'retry of an answered draft': 4,
  usage: 2,
  evaluation: 2,
  'draft without credits': 1,
  'draft over the rate limit': 1,
};

/** What a call came to. The status is 0 where its connection failed. */
export type Outcome = { kind: Kind; status: number; dueAt: number; tookMs: number; unexpected?: string };

type Draft = { key: string; brief: BenchBrief; idempotencyKey: string };

/** Answered drafts that are kept for a retry; older ones are forgotten. */
const keptDrafts = 100;

/** Makes the accounts that the mix needs, and returns what sends one call of it after another. */
export async function mixCalls(rig: Rig): Promise<(send: Send, dueAt: number) => Promise<Outcome>> {
  const keys = await rig.liveKeys();
  const withoutCredits = await createBenchAccount(rig.core, { monthlyCredits: 0 });
  const limited = await createBenchAccount(rig.core, { generatePerMinute: 1 });
  const round = inRound(shares);
  const answered: Draft[] = [];
  let calls = 0;

  return async (send, dueAt) => {
    const call = calls++;
    const key = keys[call % keys.length] ?? '';
    let kind = round[call % round.length] ?? 'draft';
    const retried = kind === 'retry of an answered draft' ? answered.shift() : undefined;
    // Before the first answer there is nothing to retry.
    if (kind === 'retry of an answered draft' && !retried) kind = 'draft';
    const draft = retried ?? { key: keyFor(kind, key), brief: nextBrief(), idempotencyKey: `soak-${call}` };
    const outcome = await take(kind, dueAt, send(toRequest(kind, draft, call)));
    if (kind === 'draft' && outcome.status === 200) answered.push(draft);
    if (answered.length > keptDrafts) answered.shift();
    return outcome;
  };

  function keyFor(kind: Kind, key: string): string {
    const own: Partial<Record<Kind, BenchAccount>> = {
      'draft without credits': withoutCredits,
      'draft over the rate limit': limited,
    };
    return own[kind]?.liveKey ?? key;
  }
}

function toRequest(kind: Kind, { key, brief, idempotencyKey }: Draft, call: number): Buffer {
  const headers = { authorization: `Bearer ${key}` };
  if (kind === 'usage') return httpRequest({ method: 'GET', path: '/api/v1/account/usage', headers });
  if (kind === 'evaluation') {
    return httpRequest({
      path: '/api/v1/emails/evaluate',
      headers,
      body: sampleEmails[call % sampleEmails.length],
    });
  }
  return httpRequest({
    path: '/api/v1/emails/generate',
    headers: { ...headers, 'idempotency-key': idempotencyKey },
    body: brief,
  });
}

async function take(kind: Kind, dueAt: number, answering: ReturnType<Send>): Promise<Outcome> {
  const { status, text } = await answering.then(
    ({ status, body }) => ({ status, text: body.toString('utf8', 0, 300) }),
    (error: unknown) => ({ status: 0, text: String(error) }),
  );
  const outcome = { kind, status, dueAt, tookMs: performance.now() - dueAt };
  const isExpected = (expected[kind] as number[]).includes(status);
  return isExpected ? outcome : { ...outcome, unexpected: text };
}

/** The kinds of a round, spread over it: those that come often are not all at its start. */
function inRound(shares: Record<Kind, number>): Kind[] {
  return Object.entries(shares)
    .flatMap(([kind, share]) =>
      Array.from({ length: share }, (_, nth) => ({ kind: kind as Kind, at: (nth + 0.5) / share })),
    )
    .sort((a, b) => a.at - b.at)
    .map(({ kind }) => kind);
}
