import type { DraftModel, FailureCode } from '@firstline/core';
import type { Step, StepName } from '@firstline/fakes';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectNothingCharged, readBooks } from '../../../testing/books.ts';
import { expectError } from '../../../testing/expect-error.ts';
import type { TestAnswer } from '../../../testing/send.ts';
import { draftRequest, startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import {
  createTestAccount,
  createTestKey,
  suspendAccount,
  type TestAccount,
  unknownKey,
} from '../../../testing/test-account.ts';

const past = new Date(Date.now() - 60_000);

let api: TestApi;
let account: TestAccount;
/** One whose drafts have 250 ms: for models that never answer. */
let hasty: TestApi;
beforeAll(async () => {
  [api, hasty] = await Promise.all([
    startTestApi({ engine: 'claude' }),
    startTestApi({ engine: 'claude', timings: { generationDeadlineMs: 250 } }),
  ]);
  account = api.account;
});
afterAll(() => Promise.all([api?.close(), hasty?.close()]));

describe('a draft that the model does not give', () => {
  afterEach(async () => {
    for (const one of [api, hasty]) {
      one.upstream.reset();
      await expectNothingCharged(one.core, one.account.accountId);
    }
  });

  const always = (step: Step | StepName) => Array.from({ length: 4 }, () => step);
  const failures: [string, FailureCode, (Step | StepName)[]][] = [
    ['refuses', 'content_refused', ['refusal']],
    ['declines', 'content_refused', ['declined']],
    ['is overloaded', 'service_unavailable', always('529')],
    ['fails', 'service_unavailable', always('500')],
    ['is behind a broken proxy', 'service_unavailable', always('502')],
    ['limits us', 'service_unavailable', always('429')],
    ['refuses our key', 'service_unavailable', ['401']],
    ['wants money', 'service_unavailable', ['402']],
    ['refuses our request', 'generation_failed', ['400']],
    ['resets connections', 'service_unavailable', always('reset')],
    ['cuts its answers', 'service_unavailable', always('cut_body')],
    ['hangs before its headers', 'generation_timeout', always('hang')],
    ['hangs within its body', 'generation_timeout', always('hang_mid_body')],
    ['drips', 'generation_timeout', always({ kind: 'drip', intervalMs: 20 })],
    ['answers with broken JSON', 'generation_failed', always('invalid_json')],
    ['answers with another shape', 'generation_failed', always('wrong_schema')],
    ['answers with nothing', 'generation_failed', always('empty_content')],
    ['answers with an empty draft', 'generation_failed', always('empty_draft')],
    ['never ends its answer', 'generation_failed', always('max_tokens')],
    ['answers with a page', 'generation_failed', always('html')],
  ];

  it.each(failures)('is charged to nobody when the model %s: %s', async (_what, code, steps) => {
    const asked = code === 'generation_timeout' ? hasty : api;
    asked.upstream.script(...steps);
    const answer = await asked.generate();
    const actual = answer.body.error.code;
    expectError(answer, actual);
    // An answer that breaks off may count as a broken connection or as a broken draft.
    const allowed = steps[0] === 'cut_body' ? [code, 'generation_failed'] : [code];
    expect(allowed).toContain(actual);
    expect(answer.headers['server-timing']).toMatch(/^database;dur=.*model;dur=/);
    expect(answer.headers).not.toHaveProperty('x-generation-id');
    expect(answer.text).not.toMatch(/anthropic|claude|upstream|sk-ant/i);
  });

  it('answers in time when the model hangs', async () => {
    hasty.upstream.script('hang', 'hang', 'hang', 'hang');
    const startedAt = performance.now();
    expectError(await hasty.generate(), 'generation_timeout');
    expect(performance.now() - startedAt).toBeLessThan(250 + 10_000);
  });

  it('answers 422 unsupported_language where the offline engine cannot write the language', async () => {
    const answer = await api.generate(
      {
        persona: 'Leiter der Logistik in einem mittelgrossen Unternehmen',
        offer: 'Software für die Routenplanung, die Ihre Kosten für Treibstoff um 12 % senkt',
        goal: 'Ein kurzes Gespräch in der nächsten Woche vereinbaren',
      },
      { key: account.testKey },
    );
    expectError(answer, 'unsupported_language');
  });
});

describe('faults of ours', () => {
  const broken: DraftModel = {
    name: 'broken-1',
    write: () => Promise.reject(new Error('a secret of the engine')),
  };

  it('are answered 500 internal_error, without saying what, and charge nothing', async () => {
    await using mine = await startTestApi({ engine: broken });
    const answer = await mine.generate();
    expectError(answer, 'internal_error');
    expect(answer.text).not.toContain('secret');
    await expectNothingCharged(mine.core, mine.account.accountId);
    expect((await mine.generate(draftRequest, { key: mine.account.testKey })).status).toBe(200);
  });

  it('answers 503 when the reservation lapsed before the draft was there, and charges nothing', async () => {
    await using mine = await startTestApi({ engine: 'claude' });
    mine.upstream.script({ kind: 'ok', delayMs: 150 });
    const pending = mine.generate();
    await expect.poll(() => readBooks(mine.core, mine.account.accountId)).toMatchObject({ open: 1 });
    await mine.core.sql`select release_lapsed_reservations(now() + interval '1 hour')`;
    expectError(await pending, 'service_unavailable');
    await expectNothingCharged(mine.core, mine.account.accountId);
  });
});

describe('too few credits', () => {
  it('are answered 402 with what is needed, what is left and until when', async () => {
    const poor = await createTestAccount(api.core, { monthlyCredits: 8 });
    expect((await api.generate(draftRequest, { key: poor.liveKey })).status).toBe(200);
    const answer = await api.generate(draftRequest, { key: poor.liveKey });
    expectError(answer, 'insufficient_credits');
    expect(answer.body.error).toMatchObject({ required_credits: 5, remaining_credits: 3 });
    expect(answer.body.error.resets_at).toMatch(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/);
    expect(Date.parse(answer.body.error.resets_at)).toBeGreaterThan(Date.now());
    expect(await readBooks(api.core, poor.accountId)).toMatchObject({
      used: 5,
      held: 0,
      charges: 1,
      calls: 2,
    });
  });

  it('are counted with what other calls hold', async () => {
    const poor = await createTestAccount(api.core, { monthlyCredits: 9 });
    api.upstream.script({ kind: 'ok', delayMs: 150 });
    const first = api.generate(draftRequest, { key: poor.liveKey });
    await expect.poll(() => readBooks(api.core, poor.accountId)).toMatchObject({ held: 5 });
    expectError(await api.generate(draftRequest, { key: poor.liveKey }), 'insufficient_credits');
    expect((await first).status).toBe(200);
  });

  it('stop live calls and leave test calls alone', async () => {
    const poor = await createTestAccount(api.core, { monthlyCredits: 0 });
    expectError(await api.generate(draftRequest, { key: poor.liveKey }), 'insufficient_credits');
    expect((await api.generate(draftRequest, { key: poor.testKey })).status).toBe(200);
  });
});

describe('what is left of the month', () => {
  const standing = (answer: TestAnswer) =>
    ['used', 'remaining', 'limit'].map((name) => answer.headers[`x-credits-${name}`]);

  it('is told with every failure that came as far as the credits', async () => {
    const poor = await createTestAccount(api.core, { monthlyCredits: 8 });
    const call = (more: Parameters<TestApi['generate']>[1] = {}, body: unknown = draftRequest) =>
      api.generate(body, { key: poor.liveKey, ...more });
    const keyed = { headers: { 'idempotency-key': 'k' } };
    expect(standing(await call(keyed))).toEqual(['5', '3', '8']);

    const missing = await call();
    expectError(missing, 'insufficient_credits');
    const reused = await call(keyed, { ...draftRequest, goal: 'Book a demo' });
    expectError(reused, 'idempotency_key_reused');
    await api.core.sql`update account_limits set monthly_credits = 13 where account_id = ${poor.accountId}`;
    await api.core.sql`update credit_periods set credit_limit = 13 where account_id = ${poor.accountId}`;
    api.upstream.script('refusal');
    const refused = await call();
    expectError(refused, 'content_refused');
    api.upstream.script({ kind: 'ok', delayMs: 150 });
    const running = call();
    await expect.poll(() => readBooks(api.core, poor.accountId)).toMatchObject({ held: 5 });
    await api.core.sql`update account_limits set in_flight = 1 where account_id = ${poor.accountId}`;
    const crowded = await call();
    expectError(crowded, 'concurrency_limit_exceeded');
    await running;
    api.upstream.reset();

    expect([missing, reused, refused, crowded].map(standing)).toEqual([
      ['0', '3', '8'],
      ['0', '3', '8'],
      ['0', '8', '13'],
      ['0', '8', '13'],
    ]);
    for (const answer of [missing, refused]) {
      expect(Number(answer.headers['x-credits-reset'])).toBeGreaterThan(0);
    }
  });

  it('is not told where the call never came to the credits, and costs no round trip to find out', async () => {
    const tooNarrow = await createTestKey(api.core, account.accountId, { scopes: ['usage:read'] });
    for (const answer of [
      await api.generate({}),
      await api.generate(draftRequest, { key: unknownKey() }),
      await api.generate(draftRequest, { key: tooNarrow }),
    ]) {
      expect(standing(answer)).toEqual([undefined, undefined, undefined]);
    }
  });
});

describe('several faults at once', () => {
  type Send = () => Promise<TestAnswer>;
  const badBodies: [string, unknown, Record<string, string>][] = [
    ['invalid fields', { persona: 1 }, {}],
    ['no JSON', '{', {}],
    ['no body', '', {}],
    ['a key twice', '{"persona":"a","persona":"b"}', {}],
    ['another content type', JSON.stringify(draftRequest), { 'content-type': 'text/plain' }],
    ['no content type', JSON.stringify(draftRequest), { 'content-type': '' }],
    ['a body that is compressed', JSON.stringify(draftRequest), { 'content-encoding': 'gzip' }],
    ['a body that is too large', 'x'.repeat(100_000), {}],
    ['a body that is not UTF-8', Buffer.from([0x22, 0xff, 0x22]), {}],
  ];

  let keys: Record<string, string>;
  beforeAll(async () => {
    const { core } = api;
    const suspended = await createTestAccount(core);
    const poor = await createTestAccount(core, { monthlyCredits: 0 });
    keys = {
      invalid_api_key: unknownKey(),
      api_key_revoked: await createTestKey(core, account.accountId, { revokedAt: past }),
      api_key_expired: await createTestKey(core, account.accountId, { expiresAt: past }),
      account_suspended: suspended.liveKey,
      insufficient_scope: await createTestKey(core, account.accountId, { scopes: ['usage:read'] }),
      poor: poor.liveKey,
    };
    await suspendAccount(core, suspended.accountId);
  });

  const keyFaults: FailureCode[] = [
    'invalid_api_key',
    'api_key_revoked',
    'api_key_expired',
    'account_suspended',
    'insufficient_scope',
  ];

  it.each(badBodies)('the key comes before the body: %s', async (_name, body, headers) => {
    for (const code of keyFaults) {
      expectError(await api.generate(body, { key: keys[code] ?? '', headers }), code);
    }
    expectError(
      await api.send({ method: 'POST', path: '/api/v1/emails/generate', body, headers }),
      'missing_api_key',
    );
    expectError(await api.generate(body, { key: 'fl_live_x', headers }), 'invalid_api_key');
  });

  it.each(badBodies)('the body comes before credits: %s', async (_name, body, headers) => {
    const answer = await api.generate(body, { key: keys.poor ?? '', headers });
    expect([400, 413, 415]).toContain(answer.status);
    expectError(answer, answer.body.error.code);
  });

  it('the address comes before everything', async () => {
    const sends: [FailureCode, Send][] = [
      ['route_not_found', () => api.generate('{', { path: '/api/v1/emails', key: unknownKey() })],
      ['method_not_allowed', () => api.generate('{', { method: 'PUT', key: unknownKey() })],
      [
        'uri_too_long',
        () => api.generate('{', { path: `/api/v1/emails/generate?${'a'.repeat(8_000)}`, key: unknownKey() }),
      ],
    ];
    for (const [code, send] of sends) expectError(await send(), code);
  });

  it('credits come before the model, which is not asked', async () => {
    api.upstream.reset();
    api.upstream.script('500');
    expectError(await api.generate(draftRequest, { key: keys.poor ?? '' }), 'insufficient_credits');
    expect(api.upstream.requests).toHaveLength(0);
    api.upstream.reset();
  });
});
