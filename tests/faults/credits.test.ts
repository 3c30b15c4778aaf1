import { afterAll, beforeAll, expect, test } from 'vitest';
import { generate, getUsage, type Outcome, tally } from './harness/call.ts';
import { showErrorsOfFailures } from './harness/log-errors.ts';
import { recover } from './harness/recover.ts';
import { type FaultyPostgres, startPostgres } from './harness/start-postgres.ts';
import { type System, startSystem } from './harness/start-system.ts';
import { readBooks, watchBooks } from './harness/watch-books.ts';

let postgres: FaultyPostgres;
let system: System;

beforeAll(async () => {
  postgres = await startPostgres();
  // Nothing fails here, so nothing need be given back early; a busy machine is given time.
  system = await startSystem(postgres, {
    timings: { generationDeadlineMs: 20_000, reservationMs: 30_000 },
  });
  system.model.otherwise({ kind: 'ok', delayMs: 50 });
});
afterAll(async () => {
  await system?.stop();
  await postgres?.stop();
});
showErrorsOfFailures(() => system);

/** One call after another to each API in turn, all at once. */
function burst(count: number, options: Parameters<typeof generate>[1]): Promise<Outcome[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => generate(apiUrl(index), options)));
}

function apiUrl(index: number): string {
  const { apis } = system;
  return apis[index % apis.length]?.url ?? '';
}

/**
 * What a busy machine was too late for is not charged, and is asked for again as its Retry-After says. Puts the new outcomes in place, and returns
 * how many calls it made.
 */
async function askAgain(outcomes: Outcome[], options: Parameters<typeof generate>[1]): Promise<number> {
  let asked = 0;
  for (let again = 0; again < 5; again++) {
    for (const [index, { status }] of outcomes.entries()) {
      if (status !== 503) continue;
      asked++;
      outcomes[index] = await generate(apiUrl(index), options);
    }
  }
  return asked;
}

test('of 400 parallel calls on two processes, a balance of 23 pays exactly 4, again and again', async () => {
  const { core } = system;
  await using watch = watchBooks(core);
  for (let round = 0; round < 20; round++) {
    const account = await system.createAccount({ monthlyCredits: 23 });
    const outcomes = await burst(400, { key: account.liveKey });
    const asked = outcomes.length + (await askAgain(outcomes, { key: account.liveKey }));
    expect(tally(outcomes), `round ${round}`).toEqual({ '200': 4, '402 insufficient_credits': 396 });
    const { calls, ...books } = await readBooks(core, account.accountId);
    expect(books).toEqual({ limit: 23, used: 20, held: 0, charges: 4, drafts: 4, events: 4, hits: 0 });
    expect(calls).toBeGreaterThanOrEqual(400);
    expect(calls).toBeLessThanOrEqual(asked);
  }
  await watch.end();
});

test('50 parallel calls under one Idempotency-Key make one draft and one charge, for each of 20 keys', async () => {
  const { core, model } = system;
  await using watch = watchBooks(core);
  const [account, other] = [await system.createAccount(), await system.createAccount()];
  const { liveKey: key } = account;
  model.reset();
  const names = Array.from({ length: 20 }, (_, index) => `order-${index}`);
  const rounds = await Promise.all(names.map((idempotencyKey) => burst(50, { key, idempotencyKey })));
  for (const [index, outcomes] of rounds.entries()) {
    await askAgain(outcomes, { key, idempotencyKey: names[index] ?? '' });
    const { '200': answered = 0, '409 idempotency_in_progress': running = 0, ...rest } = tally(outcomes);
    expect([rest, answered + running]).toEqual([{}, 50]);
    const texts = outcomes.flatMap((outcome) => (outcome.status === 200 ? [outcome.text] : []));
    expect(new Set(texts).size).toBe(1);
    for (const outcome of outcomes) {
      if (outcome.status === 409) expect(outcome.headers['retry-after']).toBe('1');
    }
  }
  expect(model.requests).toHaveLength(20);
  expect(await readBooks(core, account.accountId)).toMatchObject({
    used: 100,
    held: 0,
    charges: 20,
    events: 20,
  });

  // Later, whoever asks again gets the same, from either process.
  for (const [index, idempotencyKey] of names.entries()) {
    const again = await generate(apiUrl(index), { key, idempotencyKey });
    const first = rounds[index]?.find(({ status }) => status === 200);
    expect(again).toMatchObject({ status: 200, text: first?.fault === undefined ? first?.text : undefined });
  }
  const otherBody = { persona: 'CFO', offer: 'Invoice software', goal: 'Book a call' };
  const reused = await burst(2, { key, idempotencyKey: 'order-0', body: otherBody });
  expect(tally(reused)).toEqual({ '422 idempotency_key_reused': 2 });
  const independent = await generate(apiUrl(0), { key: other.liveKey, idempotencyKey: 'order-0' });
  expect(independent).toMatchObject({ status: 200 });
  expect(independent.fault === undefined && independent.headers['idempotent-replayed']).toBeUndefined();
  expect(await readBooks(core, account.accountId)).toMatchObject({ charges: 20 });
  expect(await readBooks(core, other.accountId)).toMatchObject({ charges: 1 });
  expect(model.requests).toHaveLength(21);
  await watch.end();
  await recover(system, account);
});

test('two processes let exactly as many calls pass as the bucket holds and refills', async () => {
  const { core } = system;
  const account = await system.createAccount();
  await core.sql`update account_limits set generate_per_minute = 5 where account_id = ${account.accountId}`;
  const outcomes: Outcome[] = [];
  const startedAt = performance.now();
  let firstEndedAt = startedAt;
  // Each burst takes what has been refilled since the last one: a call every 12 s.
  for (const atMs of [0, 12_500, 25_000]) {
    await new Promise((resolve) => setTimeout(resolve, startedAt + atMs - performance.now()));
    const beganAt = performance.now();
    outcomes.push(...(await burst(50, { key: account.liveKey })));
    const endedAt = performance.now();
    if (atMs === 0) firstEndedAt = endedAt;
    const { '200': passed = 0, '429 rate_limit_exceeded': refused = 0, ...rest } = tally(outcomes);
    expect([rest, passed + refused]).toEqual([{}, outcomes.length]);
    // The first token was taken between the start and the end of the first burst.
    expect(passed).toBeGreaterThanOrEqual(
      5 + Math.max(0, Math.floor(((beganAt - firstEndedAt) * 5) / 60_000)),
    );
    expect(passed).toBeLessThanOrEqual(5 + Math.floor(((endedAt - startedAt) * 5) / 60_000));
  }
  const refused = tally(outcomes)['429 rate_limit_exceeded'];
  const usage = await getUsage(apiUrl(0), { key: account.liveKey });
  expect(usage.fault === undefined && usage.body.data.current_period).toMatchObject({
    rate_limit_hits: refused,
    api_calls: outcomes.length - (refused ?? 0),
  });
});
