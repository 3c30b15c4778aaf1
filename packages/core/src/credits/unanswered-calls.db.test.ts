import { expect, test } from 'vitest';
import { openDatabase } from '../db/client.ts';
import type { DraftModel, GenerateOutcome } from '../drafts/index.ts';
import { gatedModel } from '../testing/gated-model.ts';
import { generateAs, makeCaller } from '../testing/make-caller.ts';
import { makeCore, type TestCore } from '../testing/make-core.ts';
import { auditCredits, releaseLapsedReservations } from './index.ts';

const failing: DraftModel = {
  name: 'failing',
  write: async () => ({
    ok: false,
    code: 'generation_failed',
    message: 'no draft',
    upstream: { calls: 1, inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 },
  }),
};

const codeOf = ({ result }: GenerateOutcome) => (result.ok ? 'made' : result.failure.code);

const counted = async (core: TestCore) => {
  const [usage] = await core.sql`
    select coalesce(sum(calls), 0)::int as calls, coalesce(sum(credits), 0)::int as credits from usage_days`;
  const rows = await core.sql`select status, error_code from calls order by id`;
  return { ...usage, rows: rows.map(({ status, error_code }) => `${status} ${error_code}`) };
};

/** A core whose connection ends once the engine has answered: what comes after is lost. */
async function withoutDatabaseAfter(core: TestCore, engine: DraftModel) {
  const cut = openDatabase({ url: core.databaseUrl, applicationName: 'cut' });
  const model: DraftModel = {
    name: engine.name,
    async write(request, call) {
      const result = await engine.write(request, call);
      await cut.close();
      return result;
    },
  };
  return { ...core, ...cut, model };
}

test.each([
  ['failed', failing],
  ['succeeded', undefined],
])(
  'a call whose model %s and whose end could not be written is counted by the sweep, once, as a 503',
  async (_, engine) => {
    await using core = await makeCore({ now: '2026-05-10T09:00:00.000Z' });
    const caller = await makeCaller(core);
    const cut = await withoutDatabaseAfter(core, engine ?? core.model);
    await expect(generateAs(cut, caller)).rejects.toThrow();
    expect(await counted(core)).toEqual({ calls: 0, credits: 0, rows: [] });
    await core.setTime('2026-05-10T09:01:00.000Z');
    expect(await releaseLapsedReservations(core)).toBe(1);
    expect(await releaseLapsedReservations(core)).toBe(0);
    expect(await counted(core)).toEqual({ calls: 1, credits: 0, rows: ['503 service_unavailable'] });
    const [day] = await core.sql`select duration_us::int from usage_days`;
    expect(day?.duration_us).toBe(45_000_000);
    expect(await auditCredits(core)).toEqual([]);
  },
);

test('a call that was charged stays in the log as charged where the answer of the charge was lost, and its retry collects it', async () => {
  await using core = await makeCore();
  const caller = await makeCaller(core);
  const draftSql = new Proxy(core.draftSql, {
    apply(target, self, args) {
      const made = Reflect.apply(target as never, self, args) as Promise<unknown>;
      if (!(Array.isArray(args[0]) && args[0][0]?.includes('settle_generations'))) return made;
      return made.then(() => Promise.reject(new Error('the answer was lost')));
    },
  });
  await expect(generateAs({ ...core, draftSql }, caller, { idempotencyKey: 'k' })).rejects.toThrow('lost');
  expect(await counted(core)).toEqual({ calls: 1, credits: 5, rows: ['200 null'] });
  const retry = await generateAs(core, caller, { idempotencyKey: 'k' });
  expect(retry.result).toMatchObject({ ok: true, value: { originalRequestId: expect.any(String) } });
  expect(await counted(core)).toEqual({ calls: 2, credits: 5, rows: ['200 null', '200 null'] });
  expect(await auditCredits(core)).toEqual([]);
});

test('a call that a crash ended is counted by the retry that takes its key over, and not again', async () => {
  await using core = await makeCore({ now: '2026-05-10T09:00:00.000Z' });
  const caller = await makeCaller(core);
  const cut = await withoutDatabaseAfter(core, core.model);
  await expect(generateAs(cut, caller, { idempotencyKey: 'k' })).rejects.toThrow();
  await core.setTime('2026-05-10T09:01:00.000Z');
  expect(codeOf(await generateAs(core, caller, { idempotencyKey: 'k' }))).toBe('made');
  expect(await releaseLapsedReservations(core)).toBe(0);
  expect(await counted(core)).toEqual({
    calls: 2,
    credits: 5,
    rows: ['503 service_unavailable', '200 null'],
  });
  expect(await auditCredits(core)).toEqual([]);
});

test('a late failure is counted once, with the status that its caller got', async () => {
  await using core = await makeCore({ now: '2026-05-10T09:00:00.000Z' });
  const caller = await makeCaller(core);
  const engine = gatedModel(failing);
  const late = generateAs({ ...core, model: engine }, caller);
  await expect.poll(engine.asked).toBe(1);
  await core.setTime('2026-05-10T09:01:00.000Z');
  expect(await releaseLapsedReservations(core)).toBe(1);
  engine.open();
  expect(codeOf(await late)).toBe('generation_failed');
  expect(await counted(core)).toEqual({ calls: 1, credits: 0, rows: ['502 generation_failed'] });
});

test('a call whose reservation the database lost in a crash is counted all the same', async () => {
  await using core = await makeCore();
  const caller = await makeCaller(core);
  const engine = gatedModel(core.model);
  const call = generateAs({ ...core, model: engine }, caller);
  await expect.poll(engine.asked).toBe(1);
  await core.sql`delete from reservations`;
  await core.sql`update credit_periods set held = 0`;
  engine.open();
  expect(codeOf(await call)).toBe('service_unavailable');
  expect(await counted(core)).toMatchObject({ calls: 1, credits: 0 });
  expect(await auditCredits(core)).toEqual([]);
});

test('the sweep gives back what many accounts and months hold, in one go', async () => {
  await using core = await makeCore({ now: '2026-05-09T23:59:50.000Z' });
  const callers = await Promise.all([makeCaller(core), makeCaller(core), makeCaller(core, { mode: 'test' })]);
  const engine = gatedModel(core.model);
  const busy = { ...core, model: engine, testModel: engine };
  const calls: Promise<GenerateOutcome>[] = [];
  for (const time of ['2026-06-08T23:59:50.000Z', '2026-06-09T00:00:01.000Z']) {
    await core.setTime(time);
    for (const caller of callers)
      calls.push(generateAs(busy, caller, { fresh: true }), generateAs(busy, caller, { fresh: true }));
    await expect.poll(engine.asked).toBe(calls.length);
  }
  await core.setTime('2026-06-09T00:01:00.000Z');
  expect(await releaseLapsedReservations(core)).toBe(12);
  const months = await core.sql`select held, used from credit_periods`;
  expect(months.map(({ held, used }) => [held, used])).toEqual(Array(6).fill([0, 0]));
  expect(await core.sql`select calls from usage_days`).toEqual(Array(6).fill({ calls: 2 }));
  engine.open();
  expect(new Set((await Promise.all(calls)).map(codeOf))).toEqual(new Set(['service_unavailable']));
});
