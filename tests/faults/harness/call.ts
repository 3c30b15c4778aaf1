import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type SendOptions, send, type TestAnswer } from '@firstline/api/testing/send';

export const draftRequest = {
  persona: 'Head of Operations at a regional freight company',
  offer: 'Route planning software that cuts empty kilometres by 18%',
  goal: 'Book a 20-minute call next week',
};

/** What a caller saw: an answer, or the fault of a connection that gave none. Milliseconds. */
export type Outcome = { ms: number } & (
  | ({ fault?: undefined } & TestAnswer)
  | { fault: string; status?: undefined }
);

export type GenerateOptions = { key: string; idempotencyKey?: string; body?: object };

/** Asks for a draft that no cache may answer, over a connection of its own. Never rejects. */
export function generate(url: string, { key, idempotencyKey, body }: GenerateOptions): Promise<Outcome> {
  return call(url, {
    method: 'POST',
    path: '/api/v1/emails/generate',
    key,
    body: body ?? draftRequest,
    headers: {
      'cache-control': 'no-cache',
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    },
  });
}

/** A loaded machine's API sheds calls; whoever wants a draft asks again. */
const servedWithinMs = 60_000;

/**
 * Asks for a draft, and where that was answered 503, 504 or 409 again under the same Idempotency-Key, so that it is charged once. Throws
 * for any other answer, and where it takes too long.
 */
export async function generateUntilServed(url: string, { key }: { key: string }): Promise<void> {
  const idempotencyKey = randomUUID();
  const deadline = Date.now() + servedWithinMs;
  for (;;) {
    const outcome = await generate(url, { key, idempotencyKey });
    const { status } = outcome;
    if (status === 200) return;
    const isBusy = status === 503 || status === 504 || status === 409;
    if (!isBusy || Date.now() > deadline) throw new Error(`a call was answered ${nameOf(outcome)}`);
    await sleep(200);
  }
}

export function getUsage(url: string, { key }: { key: string }): Promise<Outcome> {
  return call(url, { path: '/api/v1/account/usage', key });
}

/** Asks for what does not exist, which is answered 404 without the database: what a call takes on this machine at least. */
export function getNothing(url: string): Promise<Outcome> {
  return call(url, { path: '/api/v1/nothing' });
}

/** `200`, `409 idempotency_in_progress`, `ECONNRESET`: what a tally counts by. */
export function nameOf(outcome: Outcome): string {
  if (outcome.fault !== undefined) return outcome.fault;
  const code = outcome.body?.error?.code;
  return code === undefined ? `${outcome.status}` : `${outcome.status} ${code}`;
}

/** How often each name occurs. */
export function tally(outcomes: readonly Outcome[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) counts[nameOf(outcome)] = (counts[nameOf(outcome)] ?? 0) + 1;
  return counts;
}

async function call(url: string, options: SendOptions): Promise<Outcome> {
  const startedAt = performance.now();
  try {
    const answer = await send(url, options);
    return { ...answer, ms: performance.now() - startedAt };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return { fault: code ?? message, ms: performance.now() - startedAt };
  }
}
