import { expect, test } from 'vitest';
import { auditCredits } from '../credits/index.ts';
import { gatedModel } from '../testing/gated-model.ts';
import { generateAs, makeCaller } from '../testing/make-caller.ts';
import { makeCore } from '../testing/make-core.ts';
import type { DraftModel, GenerateOutcome } from './index.ts';
import { noUpstreamUse } from './model.ts';

/** The draft in an answer's body, as the test's own rendering put it there. */
function draftOf({ result }: GenerateOutcome): { cached: boolean; email: { emailContent: string } } {
  if (!result.ok) throw new Error(result.failure.code);
  return JSON.parse(result.value.body).data;
}

test('an identical request is answered from the cache, at the same price, with an event', async () => {
  await using core = await makeCore();
  const caller = await makeCaller(core);
  const first = draftOf(await generateAs(core, caller));
  const outcome = await generateAs(core, caller);
  expect(draftOf(outcome)).toMatchObject({ cached: true, email: first.email });
  expect(outcome.result).toMatchObject({ value: { credits: { used: 5, remaining: 49_990 } } });
  const [row] = await core.sql`select count(*)::int as events from events`;
  expect(row?.events).toBe(2);
  expect(await auditCredits(core)).toEqual([]);
});

test('the cache is the account’s own, of one mode, and of one engine', async () => {
  await using core = await makeCore();
  const caller = await makeCaller(core);
  await generateAs(core, caller);
  const otherEngine = { ...core.model, name: 'composer-2' };
  expect(draftOf(await generateAs({ ...core, model: otherEngine }, caller)).cached).toBe(false);
  expect(draftOf(await generateAs(core, await makeCaller(core))).cached).toBe(false);
  expect(draftOf(await generateAs(core, await makeCaller(core, { mode: 'test' }))).cached).toBe(false);
});

test('a fresh draft is another one, and leaves the one in the cache as it was', async () => {
  await using core = await makeCore();
  const caller = await makeCaller(core);
  const first = draftOf(await generateAs(core, caller));
  const fresh = draftOf(await generateAs(core, caller, { fresh: true }));
  expect(fresh.cached).toBe(false);
  expect(fresh.email.emailContent).not.toBe(first.email.emailContent);
  expect(draftOf(await generateAs(core, caller)).email).toEqual(first.email);
});

test('a cached draft is served for 24 hours', async () => {
  await using core = await makeCore({ now: '2026-05-10T09:00:00.000Z' });
  const caller = await makeCaller(core);
  await generateAs(core, caller);
  await core.setTime('2026-05-11T08:59:59.999Z');
  expect(draftOf(await generateAs(core, caller)).cached).toBe(true);
  await core.setTime('2026-05-11T09:00:00.000Z');
  expect(draftOf(await generateAs(core, caller)).cached).toBe(false);
  // Also where nothing has cleared the old one away.
  expect(draftOf(await generateAs(core, caller)).cached).toBe(true);
});

test('identical calls at the same time ask the model once, and each is charged', async () => {
  await using core = await makeCore();
  const caller = await makeCaller(core);
  const upstream = { ...noUpstreamUse, calls: 1 };
  const engine = gatedModel({
    ...core.model,
    async write(request, call) {
      // As an upstream that is told to stop.
      call.signal.throwIfAborted();
      return { ...(await core.model.write(request, call)), upstream };
    },
  });
  const gone = new AbortController();
  const calls = [1, 2, 3].map(() => generateAs({ ...core, model: engine }, caller));
  const leaver = generateAs({ ...core, model: engine }, caller, { signal: gone.signal });
  const held = async () => (await core.sql`select held from credit_periods`)[0]?.held;
  await expect.poll(held).toBe(20);
  gone.abort();
  engine.open();
  const drafts = (await Promise.all(calls)).map(draftOf);
  expect(engine.asked()).toBe(1);
  const uses = (await Promise.all([...calls, leaver])).map((outcome) => outcome.upstream.calls);
  expect(uses.toSorted()).toEqual([0, 0, 0, 1]);
  expect(new Set(drafts.map((draft) => draft.email.emailContent)).size).toBe(1);
  expect((await leaver).result.ok).toBe(false);
  const [row] = await core.sql`select used, held from credit_periods`;
  expect(row).toEqual({ used: 15, held: 0 });
  expect(await auditCredits(core)).toEqual([]);
});

test('a call does not wait for a draft that its last caller has given up', async () => {
  await using core = await makeCore();
  const caller = await makeCaller(core);
  const given = Promise.withResolvers<void>();
  let asked = 0;
  const slowToStop: DraftModel = {
    name: 'slow to stop',
    async write(request, call) {
      asked += 1;
      if (asked > 1) return core.testModel.write(request, call);
      await given.promise;
      return { ok: false, code: 'generation_failed', message: 'given up', upstream: noUpstreamUse };
    },
  };
  const gone = new AbortController();
  const first = generateAs({ ...core, model: slowToStop }, caller, { signal: gone.signal });
  await expect.poll(() => asked).toBe(1);
  gone.abort();
  const second = await generateAs({ ...core, model: slowToStop }, caller);
  given.resolve();
  expect((await first).result.ok).toBe(false);
  expect(second.result.ok).toBe(true);
});
