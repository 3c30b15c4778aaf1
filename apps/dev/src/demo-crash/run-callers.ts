import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** What callers saw. A call is what one Idempotency-Key names; a try is one request. */
export type CallTally = {
  /** Calls that got their draft. */
  served: number;
  tries: number;
  /** Tries by how they ended: a status, or `no answer`. */
  outcomes: Record<string, number>;
  /** Tries that were answered with the draft of an earlier one. */
  replays: number;
  /** Calls that got no draft before the deadline, or an answer that they must not get. */
  failed: string[];
};

export type CallersOptions = {
  url: string;
  apiKey: string;
  callers: number;
  /** No call begins after it; those that have begun are brought to an end. Milliseconds. */
  forMs: number;
  /** How long a call may go on after that: a killed one keeps its key until its reservation has lapsed. Milliseconds. */
  finishWithinMs: number;
};

const request = {
  persona: 'Head of Operations at a regional freight company',
  offer: 'Route planning software that cuts empty kilometres by 18%',
  goal: 'Book a 20-minute call next week',
};

/** Callers who, as a careful program would, try each call again under its Idempotency-Key until they have their draft. */
export async function runCallers(options: CallersOptions): Promise<CallTally> {
  const { callers, forMs, finishWithinMs } = options;
  const counted: CallTally = { served: 0, tries: 0, outcomes: {}, replays: 0, failed: [] };
  const endsAt = performance.now() + forMs;
  const calling = Array.from({ length: callers }, async () => {
    while (performance.now() < endsAt) await serve(options, endsAt + finishWithinMs, counted);
  });
  await Promise.all(calling);
  return counted;
}

async function serve(options: CallersOptions, deadline: number, counted: CallTally): Promise<void> {
  const idempotencyKey = randomUUID();
  let last = '';
  while (performance.now() < deadline) {
    const response = await attempt(options, idempotencyKey);
    last = response ? String(response.status) : 'no answer';
    counted.tries++;
    counted.outcomes[last] = (counted.outcomes[last] ?? 0) + 1;
    if (response?.status === 200) {
      counted.served++;
      if (response.headers.has('idempotent-replayed')) counted.replays++;
      return;
    }
    // In progress, and unavailable, say when to try again; nobody there to answer does not.
    const mayRetry = response === undefined || response.headers.get('x-should-retry') === 'true';
    if (!mayRetry) break;
    await sleep(response?.headers.has('retry-after') ? 1_000 : 100);
  }
  counted.failed.push(last);
}

async function attempt(
  { url, apiKey }: CallersOptions,
  idempotencyKey: string,
): Promise<Response | undefined> {
  try {
    const response = await fetch(`${url}/api/v1/emails/generate`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${apiKey}`,
        'content-type': 'application/json',
        'cache-control': 'no-cache',
        'idempotency-key': idempotencyKey,
      },
      body: JSON.stringify(request),
    });
    await response.text();
    return response;
  } catch {
    return undefined;
  }
}
