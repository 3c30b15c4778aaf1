import { createId } from '@firstline/core';
import { startFakeReceiver } from '@firstline/fakes';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeSessionRoute } from '../../../testing/common-session-tests.ts';
import { createApproved } from '../../../testing/make-approved.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import type { SignedIn } from '../../../testing/test-session.ts';

const path = '/api/v1/webhooks';
const url = 'https://crm.example.com/hooks';
let api: TestApi;
let someone: SignedIn;
beforeAll(async () => {
  api = await startTestApi();
  someone = await createApproved(api);
});
afterAll(() => api?.close());

describeSessionRoute({ method: 'GET', path, writes: false, good: {} }, () => api);
describeSessionRoute({ method: 'GET', path: `${path}/event-types`, writes: false, good: {} }, () => api);

const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const ask = (method: string, at: string, body?: unknown, person = someone) =>
  api.send({ method, path: `${path}${at}`, key: person.session, body });
const create = async (body: object = {}) => {
  const answer = await ask('POST', '', { url, events: ['email.generated'], ...body });
  expect(answer.status).toBe(201);
  return answer.body.data as { id: string; secret: string };
};
const generate = () => api.generate(undefined, { key: someone.liveKey });
/** Ends an attempt for every delivery that waits, as a worker would. */
const settleAll = (status: string) => api.core.sql`
  with ended as (delete from webhook_queue returning *)
  insert into webhook_deliveries
  select id, account_id, webhook_id, event_id, event, trigger, ${status}, 1, created_at, now() from ended`;

describe('endpoints', () => {
  it('are registered with exactly these members, and the secret is shown once', async () => {
    const answer = await ask('POST', '', { url: ` ${url} `, events: ['email.generated', 'credits.low'] });
    expect(answer.status).toBe(201);
    const { secret, ...record } = answer.body.data;
    expect(secret).toMatch(/^whsec_[0-9A-Za-z+/]{43}=$/);
    expect(record).toStrictEqual({
      id: expect.stringMatching(/^whk_[0-9A-HJKMNP-TV-Z]{26}$/),
      url,
      events: ['email.generated', 'credits.low'],
      description: '',
      active: true,
      secret_hint: `whsec_…${secret.slice(-4)}`,
      disabled_reason: null,
      consecutive_failures: 0,
      first_failure_at: null,
      last_success_at: null,
      last_failure_at: null,
      created_at: instant,
      updated_at: instant,
    });
    expect((await ask('GET', `/${record.id}`)).body).toStrictEqual({ success: true, data: record });
    expect((await ask('GET', '')).body.data).toContainEqual(record);
    const [row] = await api.core.sql`select secret from webhooks where id = ${record.id}`;
    expect(row?.secret.includes(Buffer.from(secret.slice(6), 'base64'))).toBe(false);
    expect(row?.secret.toString('latin1')).not.toContain(secret.slice(6));
  });

  it('are listed newest first, by pages', async () => {
    const made = [await create(), await create()];
    const first = await ask('GET', '?limit=1');
    expect(first.body.data.map(({ id }: { id: string }) => id)).toEqual([made[1]?.id]);
    const next = await ask('GET', `?limit=1&after=${first.body.meta.next_cursor}`);
    expect(next.body.data.map(({ id }: { id: string }) => id)).toEqual([made[0]?.id]);
    for (const { id } of made) await ask('DELETE', `/${id}`);
  });

  it('change only what is named, and say why they are off', async () => {
    const { id } = await create({ description: 'CRM' });
    const off = await ask('PATCH', `/${id}`, { active: false });
    expect(off.body.data).toMatchObject({
      active: false,
      disabled_reason: 'manual',
      description: 'CRM',
      url,
    });
    await api.core
      .sql`update webhooks set consecutive_failures = 7, first_failure_at = now() where id = ${id}`;
    const on = await ask('PATCH', `/${id}`, { active: true, description: '', events: ['usage.milestone'] });
    expect(on.body.data).toMatchObject({
      active: true,
      disabled_reason: null,
      consecutive_failures: 0,
      first_failure_at: null,
      description: '',
      events: ['usage.milestone'],
    });
    expect((await ask('DELETE', `/${id}`)).body.data).toStrictEqual({ id, deleted: true });
    expect((await ask('GET', `/${id}`)).status).toBe(404);
  });

  it('that are turned off have what waits for them canceled, and recover sends it again, once', async () => {
    const { id } = await create();
    for (let n = 0; n < 3; n++) await generate();
    const waiting = await ask('GET', `/${id}/deliveries?status=pending`);
    expect(waiting.body.data).toHaveLength(3);
    await ask('PATCH', `/${id}`, { active: false });
    const canceled = await ask('GET', `/${id}/deliveries?status=canceled`);
    expect(canceled.body.data).toHaveLength(3);
    await ask('PATCH', `/${id}`, { active: true });
    const since = new Date(Date.now() - 60_000).toISOString();
    const recovered = await ask('POST', `/${id}/recover`, { since });
    expect(recovered.status).toBe(202);
    expect(recovered.body.data).toStrictEqual({ recovered: 3 });
    expect((await ask('POST', `/${id}/recover`, { since })).body.data).toStrictEqual({ recovered: 0 });
    const again = await ask('GET', `/${id}/deliveries?status=pending`);
    expect(again.body.data.map(({ trigger }: { trigger: string }) => trigger)).toEqual(
      Array(3).fill('recover'),
    );
    const eventIds = ({ body }: typeof again) =>
      body.data.map((d: { event_id: string }) => d.event_id).sort();
    expect(eventIds(again)).toEqual(eventIds(canceled));
    await settleAll('delivered');
    expect((await ask('POST', `/${id}/recover`, { since })).body.data).toStrictEqual({ recovered: 0 });
    await ask('DELETE', `/${id}`);
  });

  it('rotate their secret', async () => {
    const { id, secret } = await create();
    const rotated = await ask('POST', `/${id}/rotate-secret`);
    expect(rotated.status).toBe(200);
    expect(rotated.body.data.secret).toMatch(/^whsec_/);
    expect(rotated.body.data.secret).not.toBe(secret);
    const until = async () =>
      (await api.core.sql`select previous_secret_until as until from webhooks where id = ${id}`)[0]?.until;
    expect((await until()).getTime()).toBeGreaterThan(Date.now() + 86_000_000);
    await ask('POST', `/${id}/rotate-secret`, { grace_period_seconds: 0 });
    expect(await until()).toBeNull();
    await ask('DELETE', `/${id}`);
  });
});

describe('deliveries', () => {
  it('show what is sent and what came of it, and can be replayed', async () => {
    const { id } = await create();
    const generated = await generate();
    const [listed] = (await ask('GET', `/${id}/deliveries`)).body.data;
    expect(listed).toStrictEqual({
      id: expect.stringMatching(/^dlv_/),
      webhook_id: id,
      event_id: expect.stringMatching(/^evt_/),
      event: 'email.generated',
      status: 'pending',
      trigger: 'event',
      attempt_count: 0,
      next_attempt_at: instant,
      created_at: instant,
      completed_at: null,
    });
    const details = await ask('GET', `/${id}/deliveries/${listed.id}`);
    expect(details.body.data).toStrictEqual({ ...listed, payload: expect.anything(), attempts: [] });
    expect(details.body.data.payload.data.result).toStrictEqual(generated.body.data);
    await settleAll('failed');
    const replay = await ask('POST', `/${id}/deliveries/${listed.id}/replay`);
    expect(replay.status).toBe(202);
    expect(replay.body.data).toMatchObject({
      event_id: listed.event_id,
      trigger: 'replay',
      status: 'pending',
    });
    expect(replay.body.data.id).not.toBe(listed.id);
    await ask('DELETE', `/${id}`);
  });

  it('can be replayed, and endpoints deleted, by clients that name JSON with every call', async () => {
    const { id } = await create();
    await generate();
    const [listed] = (await ask('GET', `/${id}/deliveries`)).body.data;
    const withoutBody = (method: string, at: string) => {
      const headers = { 'content-type': 'application/json' };
      return api.send({ method, path: `${path}${at}`, key: someone.session, headers });
    };
    expect((await withoutBody('POST', `/${id}/deliveries/${listed.id}/replay`)).status).toBe(202);
    expect((await withoutBody('DELETE', `/${id}`)).body.data).toStrictEqual({ id, deleted: true });
  });

  it('a test call is signed with both secrets while a rotation has its grace', async () => {
    await using receiver = await startFakeReceiver();
    const { id, secret: old } = await create({ url: receiver.url });
    const fresh = (await ask('POST', `/${id}/rotate-secret`)).body.data.secret;
    const verifies = async (secret: string) => {
      await ask('POST', `/${id}/test`);
      const { body, headers } = receiver.requests.at(-1) ?? {};
      return () => new Webhook(secret).verify(body ?? '', headers as Record<string, string>);
    };
    expect(await verifies(old)).not.toThrow();
    expect(await verifies(fresh)).not.toThrow();
    await ask('POST', `/${id}/rotate-secret`, { grace_period_seconds: 0 });
    expect(await verifies(fresh)).toThrow();
    await ask('DELETE', `/${id}`);
  });

  it('a test call sends a signed sample at once and tells what came of it', async () => {
    await using receiver = await startFakeReceiver();
    const { id, secret } = await create({ url: receiver.url, active: false });
    const good = await ask('POST', `/${id}/test`);
    expect(good.body.data).toMatchObject({ delivered: true, status_code: 200 });
    receiver.script(503);
    const bad = await ask('POST', `/${id}/test`, { event: 'credits.low' });
    expect(bad.body.data).toMatchObject({ delivered: false, status_code: 503 });
    const events = receiver.requests.map(({ body, headers }) =>
      new Webhook(secret).verify(body, headers as Record<string, string>),
    );
    expect(events).toMatchObject([
      { type: 'webhook.test', livemode: false },
      { type: 'credits.low', livemode: false },
    ]);
    const listed = await ask('GET', `/${id}/deliveries`);
    expect(listed.body.data).toMatchObject([
      { id: bad.body.data.delivery_id, trigger: 'test', status: 'failed', event: 'credits.low' },
      { id: good.body.data.delivery_id, trigger: 'test', status: 'delivered', event: 'webhook.test' },
    ]);
    const details = await ask('GET', `/${id}/deliveries/${bad.body.data.delivery_id}`);
    expect(details.body.data.attempts).toMatchObject([{ status_code: 503, error: null }]);
    expect((await ask('GET', `/${id}`)).body.data).toMatchObject({ consecutive_failures: 0 });
    await ask('DELETE', `/${id}`);
  });
});

describe('event types', () => {
  it('come with schemas that their examples, and the events of real calls, keep', async () => {
    const { data } = (await ask('GET', '/event-types')).body;
    const names = [
      'email.generated',
      'credits.low',
      'rate_limit.exceeded',
      'usage.milestone',
      'webhook.test',
    ];
    expect(data.map(({ name }: { name: string }) => name)).toEqual(names);
    const ajv = new Ajv({ strict: false, allErrors: true });
    formats.default(ajv);
    const judges = new Map(
      data.map(({ name, schema, example }: { name: string; schema: object; example: object }) => {
        const judge = ajv.compile(schema);
        expect([judge(example), judge.errors]).toEqual([true, null]);
        return [name, judge] as const;
      }),
    );
    const approved = await createApproved(api);
    const { accountId, liveKey } = approved;
    await api.core.sql`
      update account_limits set monthly_credits = 10, generate_per_minute = 2 where account_id = ${accountId}`;
    for (let n = 0; n < 3; n++) await api.generate(undefined, { key: liveKey });
    // A limit that only whoever is signed in can meet, at a route with an id.
    await api.core.sql`update account_limits set account_per_minute = 1 where account_id = ${accountId}`;
    const record = `/${createId('whk', new Date())}/rotate-secret`;
    for (let n = 0; n < 2; n++) await ask('POST', record, {}, approved);
    const events = await api.core.sql`select type, payload from events where account_id = ${accountId}`;
    expect(new Set(events.map(({ type }) => type)).size).toBe(4);
    const limits = events.filter(({ type }) => type === 'rate_limit.exceeded');
    expect(limits.map(({ payload }) => JSON.parse(payload).data.endpoint).sort()).toEqual([
      '/emails/generate',
      '/webhooks/:webhookId/rotate-secret',
    ]);
    for (const { type, payload } of events) {
      const judge = judges.get(type) as ReturnType<typeof ajv.compile>;
      expect([type, judge(JSON.parse(payload)), judge.errors]).toEqual([type, true, null]);
    }
  });
});
