import { expect, test } from 'vitest';
import { auditCredits, releaseLapsedReservations } from '../credits/index.ts';
import { createId } from '../ids.ts';
import { gatedModel } from '../testing/gated-model.ts';
import { generateAs, makeCaller } from '../testing/make-caller.ts';
import { makeCore, type TestCore } from '../testing/make-core.ts';
import type { DraftRequest, GenerateOutcome } from './index.ts';

const request: DraftRequest = {
  persona: 'CFO at a retail chain',
  offer: 'Invoice matching software',
  goal: 'Reply with interest',
  tone: 'formal',
};

const codeOf = ({ result }: GenerateOutcome) =>
  result.ok ? (result.value.originalRequestId ? 'replayed' : 'made') : result.failure.code;

async function chargesOf(core: TestCore, accountId: string) {
  const [row] = await core.sql`
    select (select count(*)::int from ledger_entries where account_id = ${accountId} and kind = 'charge') as charges,
      (select count(*)::int from drafts where account_id = ${accountId}) as drafts,
      (select count(*)::int from events where account_id = ${accountId}) as events,
      (select used from credit_periods where account_id = ${accountId}) as used`;
  return row;
}

test('50 parallel calls under one key make one draft and one charge', async () => {
  await using core = await makeCore();
  const caller = await makeCaller(core);
  const call = { idempotencyKey: 'order-1', request };
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => generateAs(core, caller, call)));
  const codes = outcomes.map(codeOf);
  expect(codes.filter((code) => code === 'made')).toHaveLength(1);
  expect(new Set(codes)).toEqual(new Set([...codes].filter((code) => code !== 'idempotency_key_reused')));
  expect(codes.every((code) => ['made', 'replayed', 'idempotency_in_progress'].includes(code))).toBe(true);
  expect(await chargesOf(core, caller.accountId)).toEqual({ charges: 1, drafts: 1, events: 1, used: 5 });
  expect(await auditCredits(core)).toEqual([]);
});

test('a retry gets the same body, names the first request and costs nothing', async () => {
  await using core = await makeCore();
  const caller = await makeCaller(core);
  const call = { idempotencyKey: 'order-1', request };
  // An id of today: there are partitions for few days.
  const requestId = createId('req', core.clock.now());
  const first = await generateAs(core, caller, { ...call, requestId });
  const again = await generateAs(core, caller, call);
  if (!first.result.ok || !again.result.ok) throw new Error('a call failed');
  expect(again.result.value.body).toBe(first.result.value.body);
  expect(again.result.value.originalRequestId).toBe(requestId);
  expect(again.result.value.credits).toEqual({ ...first.result.value.credits, used: 0 });
  expect(await chargesOf(core, caller.accountId)).toMatchObject({ charges: 1 });
});

test('the order of fields does not matter to a retry, their values do', async () => {
  await using core = await makeCore();
  const caller = await makeCaller(core);
  const { persona, ...rest } = request;
  await generateAs(core, caller, { idempotencyKey: 'k', request });
  expect(codeOf(await generateAs(core, caller, { idempotencyKey: 'k', request: { ...rest, persona } }))).toBe(
    'replayed',
  );
  const other = { ...request, goal: 'Book a call' };
  expect(codeOf(await generateAs(core, caller, { idempotencyKey: 'k', request: other }))).toBe(
    'idempotency_key_reused',
  );
});

test("another account's equal key, and the other mode's, are other keys", async () => {
  await using core = await makeCore();
  const callers = [await makeCaller(core), await makeCaller(core), await makeCaller(core, { mode: 'test' })];
  for (const caller of callers) {
    expect(codeOf(await generateAs(core, caller, { idempotencyKey: 'k', request }))).toBe('made');
  }
});

test('a key whose run failed is free, and the retry really runs', async () => {
  await using core = await makeCore();
  const caller = await makeCaller(core);
  const failing = {
    name: 'failing',
    write: async () => ({
      ok: false as const,
      code: 'generation_failed' as const,
      message: 'no draft',
      upstream: { calls: 1, inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 },
    }),
  };
  const call = { idempotencyKey: 'k', request };
  expect(codeOf(await generateAs({ ...core, model: failing }, caller, call))).toBe('generation_failed');
  expect(codeOf(await generateAs(core, caller, call))).toBe('made');
  expect(await chargesOf(core, caller.accountId)).toMatchObject({ charges: 1, used: 5 });
});

test('a retry after the lease lapsed takes over, and the late first run can no longer settle', async () => {
  await using core = await makeCore({ now: '2026-05-10T09:00:00.000Z' });
  // With one draft at a time: what is taken over leaves its place.
  const caller = await makeCaller(core, { tier: 'free' });
  const slow = gatedModel(core.model);
  const late = generateAs({ ...core, model: slow }, caller, { idempotencyKey: 'k', request, fresh: true });
  await expect.poll(slow.asked).toBe(1);
  await core.setTime('2026-05-10T09:00:44.999Z');
  expect(codeOf(await generateAs(core, caller, { idempotencyKey: 'k', request }))).toBe(
    'idempotency_in_progress',
  );
  await core.setTime('2026-05-10T09:00:45.000Z');
  const second = await generateAs(core, caller, { idempotencyKey: 'k', request });
  expect(codeOf(second)).toBe('made');
  slow.open();
  expect(codeOf(await late)).toBe('service_unavailable');
  expect(codeOf(await generateAs(core, caller, { idempotencyKey: 'k', request }))).toBe('replayed');
  expect(await chargesOf(core, caller.accountId)).toEqual({ charges: 1, drafts: 1, events: 1, used: 5 });
  expect(await releaseLapsedReservations(core)).toBe(0);
  expect(await auditCredits(core)).toEqual([]);
});

test('an answer is kept for 24 hours from its completion', async () => {
  await using core = await makeCore({ now: '2026-05-10T09:00:00.000Z' });
  const caller = await makeCaller(core);
  const call = { idempotencyKey: 'k', request };
  await generateAs(core, caller, call);
  await core.setTime('2026-05-11T08:59:59.000Z');
  expect(codeOf(await generateAs(core, caller, call))).toBe('replayed');
  await core.setTime('2026-05-11T09:00:00.000Z');
  expect(codeOf(await generateAs(core, caller, call))).toBe('made');
  expect(await chargesOf(core, caller.accountId)).toMatchObject({ charges: 2 });
});

test('with a key, a call whose caller hung up runs on, is charged, and waits for the retry', async () => {
  await using core = await makeCore();
  const caller = await makeCaller(core);
  const slow = gatedModel(core.model);
  const gone = new AbortController();
  const call = generateAs({ ...core, model: slow }, caller, {
    idempotencyKey: 'k',
    request,
    signal: gone.signal,
  });
  await expect.poll(slow.asked).toBe(1);
  gone.abort();
  slow.open();
  expect(codeOf(await call)).toBe('made');
  expect(codeOf(await generateAs(core, caller, { idempotencyKey: 'k', request }))).toBe('replayed');
  expect(await chargesOf(core, caller.accountId)).toMatchObject({ charges: 1, used: 5 });
});

test('a retry in the next month says what that month has', async () => {
  await using core = await makeCore({ now: '2026-03-10T12:00:00.000Z' });
  const caller = await makeCaller(core);
  await core.setTime('2026-04-09T23:59:00.000Z');
  await generateAs(core, caller, { idempotencyKey: 'k', request });
  await core.setTime('2026-04-10T00:01:00.000Z');
  const again = await generateAs(core, caller, { idempotencyKey: 'k', request });
  expect(codeOf(again)).toBe('replayed');
  expect(again.result).toMatchObject({
    value: {
      credits: { used: 0, remaining: 50_000, limit: 50_000, resetsAt: new Date('2026-05-10T00:00:00.000Z') },
    },
  });
});
