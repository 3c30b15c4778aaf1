import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError } from '../../../testing/expect-error.ts';
import { createApproved } from '../../../testing/make-approved.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { createSignedIn, type SignedIn } from '../../../testing/test-session.ts';

const path = '/api/v1/webhooks';
const good = { url: 'https://crm.example.com/hooks', events: ['email.generated'] };
let api: TestApi;
let someone: SignedIn;
beforeAll(async () => {
  const addresses: Record<string, string[]> = {
    'private.example.com': ['10.0.0.1'],
    'mixed.example.com': ['93.184.215.14', '169.254.169.254'],
  };
  api = await startTestApi({ resolve: async (name) => addresses[name] ?? ['93.184.215.14'] });
  someone = await createApproved(api);
});
afterAll(() => api?.close());

const ask = (method: string, at: string, body?: unknown, person = someone) =>
  api.send({ method, path: `${path}${at}`, key: person.session, body });

describe('an endpoint that is no good', () => {
  it.each([
    ['no address', { events: ['credits.low'] }, 'url', 'missing_required_field'],
    ['no events', { url: good.url }, 'events', 'missing_required_field'],
    ['an empty list of events', { ...good, events: [] }, 'events', 'blank'],
    ['an unknown event', { ...good, events: ['email.generated', 'email.sent'] }, 'events.1', 'unknown_event'],
    ['the event of tests', { ...good, events: ['webhook.test'] }, 'events.0', 'unknown_event'],
    ['an event twice', { ...good, events: ['credits.low', 'credits.low'] }, 'events', 'duplicate_item'],
    ['events that are no list', { ...good, events: 'credits.low' }, 'events', 'invalid_type'],
    ['a long description', { ...good, description: 'a'.repeat(501) }, 'description', 'too_long'],
    ['active as a word', { ...good, active: 'true' }, 'active', 'invalid_type'],
    ['a secret of its own', { ...good, secret: 'whsec_x' }, 'secret', 'unknown_field'],
    ['a long address', { ...good, url: `https://a.example.com/${'a'.repeat(2_048)}` }, 'url', 'too_long'],
  ])('is refused with %s', async (_, body, field, code) => {
    const answer = await ask('POST', '', body);
    expectError(answer, 'validation_failed');
    expect(answer.body.error.errors).toMatchObject([{ field, code }]);
  });

  it.each([
    'http://crm.example.com/hooks',
    'https://crm.example.com:444/hooks',
    'https://user:pw@crm.example.com/hooks',
    'https://93.184.215.14/hooks',
    'https://crm.example.com/hooks#part',
    'https://private.example.com/',
    'https://mixed.example.com/',
    'ftp://crm.example.com/',
    'crm.example.com',
    'javascript:alert(1)',
  ])('is refused at %s', async (url) => {
    const answer = await ask('POST', '', { ...good, url });
    expectError(answer, 'validation_failed');
    expect(answer.body.error.errors).toMatchObject([{ field: 'url', code: 'invalid_url' }]);
    expect(answer.body.error.message).toMatch(/^1 field is invalid: url must \w.+[a-z\d)]\.$/);
    const made = await ask('POST', '', good);
    const changed = await ask('PATCH', `/${made.body.data.id}`, { url });
    expect(changed.body.error.errors).toMatchObject([{ field: 'url', code: 'invalid_url' }]);
    await ask('DELETE', `/${made.body.data.id}`);
  });

  it('is refused as the eleventh', async () => {
    const person = await createApproved(api);
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask('POST', '', good, person)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    for (const refused of answers.filter(({ status }) => status !== 201))
      expectError(refused, 'limit_reached');
  });
});

describe('an account that may have no endpoints', () => {
  it('is told whether its tier or its approval is missing', async () => {
    const free = await createSignedIn(api.core, { tier: 'free' });
    const paid = await createSignedIn(api.core, { tier: 'starter' });
    expectError(await ask('POST', '', good, free), 'webhooks_not_in_tier');
    expectError(await ask('POST', '', good, paid), 'webhooks_not_approved');
    expect((await ask('GET', '', undefined, free)).status).toBe(200);
  });

  it('cannot turn one on, test it, replay or recover', async () => {
    const person = await createApproved(api);
    const made = await ask('POST', '', good, person);
    const { id } = made.body.data;
    await api.core.sql`update accounts set tier = 'free' where id = ${person.accountId}`;
    const since = new Date(Date.now() - 1_000).toISOString();
    for (const [method, at, body] of [
      ['PATCH', `/${id}`, { active: true }],
      ['POST', `/${id}/test`, {}],
      ['POST', `/${id}/recover`, { since }],
      ['POST', `/${id}/deliveries/dlv_01KF3N5ZJ8Q2W4R6T8Y0B1C3D5/replay`, undefined],
    ] as const) {
      expectError(await ask(method, at, body, person), 'webhooks_not_in_tier');
    }
    expect((await ask('PATCH', `/${id}`, { active: false }, person)).status).toBe(200);
  });
});

describe('what cannot be sent again', () => {
  it('is what belongs to an endpoint that is off', async () => {
    const made = await ask('POST', '', { ...good, active: false });
    const since = new Date(Date.now() - 1_000).toISOString();
    expectError(await ask('POST', `/${made.body.data.id}/recover`, { since }), 'bad_request');
    await ask('DELETE', `/${made.body.data.id}`);
  });

  it('is a span that ends before it begins, or begins at no instant', async () => {
    const made = await ask('POST', '', good);
    const { id } = made.body.data;
    const late = await ask('POST', `/${id}/recover`, { since: '2999-01-01T00:00:00Z' });
    expect(late.body.error.errors).toMatchObject([{ field: 'since', code: 'out_of_range' }]);
    const none = await ask('POST', `/${id}/recover`, { since: 'yesterday' });
    expect(none.body.error.errors).toMatchObject([{ field: 'since', code: 'invalid_format' }]);
    await ask('DELETE', `/${id}`);
  });
});
