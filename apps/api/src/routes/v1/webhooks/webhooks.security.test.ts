import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError } from '../../../testing/expect-error.ts';
import { createApproved } from '../../../testing/make-approved.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import type { SignedIn } from '../../../testing/test-session.ts';

const path = '/api/v1/webhooks';
let api: TestApi;
let mine: SignedIn;
let other: SignedIn;
let theirs: { id: string; secret: string };
let theirDelivery: string;
beforeAll(async () => {
  api = await startTestApi();
  mine = await createApproved(api);
  other = await createApproved(api);
  const body = { url: 'https://crm.example.com/hooks?token=canary-query', events: ['email.generated'] };
  const made = await api.send({ method: 'POST', path, key: other.session, body });
  theirs = made.body.data;
  await api.generate(undefined, { key: other.liveKey });
  const listed = await api.send({ path: `${path}/${theirs.id}/deliveries`, key: other.session });
  theirDelivery = listed.body.data[0].id;
});
afterAll(() => api?.close());

const since = new Date(Date.now() - 3_600_000).toISOString();
const operations: [method: string, at: string, body?: unknown][] = [
  ['GET', ''],
  ['PATCH', '', { active: false }],
  ['DELETE', ''],
  ['POST', '/rotate-secret'],
  ['POST', '/test'],
  ['POST', '/recover', { since }],
  ['GET', '/deliveries'],
  ['GET', '/deliveries/:deliveryId'],
  ['POST', '/deliveries/:deliveryId/replay'],
];

describe.each(operations)('%s /webhooks/:webhookId%s', (method, at, body) => {
  const ask = (webhookId: string, deliveryId: string, key?: string) =>
    api.send({
      method,
      path: `${path}/${webhookId}${at.replace(':deliveryId', deliveryId)}`,
      body,
      ...(key ? { key } : {}),
    });
  const rows = async () => [
    await api.core.sql`select * from webhooks where id = ${theirs.id}`,
    await api.core.sql`select * from all_webhook_deliveries where webhook_id = ${theirs.id}`,
  ];

  it("answers another account's exactly as a missing one, and leaves it alone", async () => {
    const before = await rows();
    const missing = await ask(
      'whk_01KF3N5ZJ8Q2W4R6T8Y0B1C3D5',
      'dlv_01KF3N5ZJ8Q2W4R6T8Y0B1C3D5',
      mine.session,
    );
    const foreign = await ask(theirs.id, theirDelivery, mine.session);
    const malformed = await ask('%00', "'--", mine.session);
    const essence = ({ body: { error } }: typeof missing) => ({ ...error, request_id: null });
    for (const answer of [missing, foreign, malformed]) {
      expectError(answer, 'resource_not_found');
      expect(essence(answer)).toEqual(essence(missing));
    }
    expect(await rows()).toEqual(before);
  });

  it('takes a session and nothing else', async () => {
    const before = await rows();
    expectError(await ask(theirs.id, theirDelivery), 'missing_session');
    expectError(await ask(theirs.id, theirDelivery, 'nothing'), 'invalid_session');
    expectError(await ask(theirs.id, theirDelivery, other.liveKey), 'session_required');
    expect(await rows()).toEqual(before);
  });
});

it("a delivery of an account's own other endpoint is a missing one", async () => {
  const body = { url: 'https://crm.example.com/hooks', events: ['credits.low'] };
  const made = await api.send({ method: 'POST', path, key: other.session, body });
  const at = `${path}/${made.body.data.id}/deliveries/${theirDelivery}`;
  expectError(await api.send({ path: at, key: other.session }), 'resource_not_found');
  expectError(
    await api.send({ method: 'POST', path: `${at}/replay`, key: other.session }),
    'resource_not_found',
  );
});

it('no log line holds a secret or an address', () => {
  const log = api.log.text();
  expect(log).toContain('/api/v1/webhooks');
  for (const canary of [theirs.secret, theirs.secret.slice(6), 'canary-query', 'crm.example.com']) {
    expect(log).not.toContain(canary);
  }
});
