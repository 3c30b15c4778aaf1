import { createMailer } from '@firstline/mail';
import { startMailbox } from '@firstline/mail/testing/start-mailbox';
import { expect, it, onTestFinished } from 'vitest';
import { expectError } from './testing/expect-error.ts';
import { draftRequest, startTestApi } from './testing/start-test-api.ts';
import { testOrigin } from './testing/test-session.ts';

const password = 'correct horse battery staple';

it('a person signs up, makes a key, generates, reads usage, rotates with and without grace, and revokes', async () => {
  await using mailbox = await startMailbox();
  const mailer = createMailer({
    smtpUrl: mailbox.url,
    from: 'no-reply@firstline.example',
    onFailure: () => expect.unreachable(),
  });
  onTestFinished(() => mailer.close());
  await using api = await startTestApi({ mailer });
  const email = 'journey@example.com';
  const post = (path: string, body: unknown, key?: string) =>
    api.send({ method: 'POST', path, body, ...(key === undefined ? {} : { key }) });
  const generate = (key: string) => api.generate(draftRequest, { key });

  expect((await post('/api/auth/sign-up/email', { email, password, name: 'Sample Person' })).status).toBe(
    200,
  );
  const signIn = await post('/api/auth/sign-in/email', { email, password });
  const session = signIn.headers['set-auth-token'] ?? '';
  expect(session).not.toBe('');

  // An address that nobody has verified yet gets test keys, and no live one.
  expectError(await post('/api/v1/keys', { name: 'CRM worker' }, session), 'email_not_verified');
  const test = await post('/api/v1/keys', { name: 'First steps', mode: 'test' }, session);
  expect((await generate(test.body.data.key)).status).toBe(200);
  const { text } = await mailbox.next(email);
  const link = text.split('\n').find((line) => line.startsWith(`${testOrigin}/api/auth/`)) ?? '';
  expect((await api.send({ path: link.slice(testOrigin.length) })).status).toBe(302);

  const made = await post('/api/v1/keys', { name: 'CRM worker' }, session);
  expect(made.status).toBe(201);
  const first = made.body.data;
  const draft = await generate(first.key);
  expect(draft.status).toBe(200);
  expect(draft.headers).toMatchObject({ 'x-credits-limit': '100', 'x-credits-remaining': '95' });

  const usage = await api.send({ path: '/api/v1/account/usage', key: first.key });
  expect(usage.body.data).toMatchObject({
    current_period: { api_calls: 1, credits_used: 5 },
    tier_info: { current_tier: 'free', monthly_limit: 100, remaining_credits: 95 },
  });
  const log = await api.send({ path: '/api/v1/requests', key: session });
  const { request_id } = log.body.data.find(
    (call: { mode: string; endpoint: string }) =>
      call.mode === 'live' && call.endpoint === '/emails/generate',
  );
  expect(request_id).toBe(draft.headers['x-request-id']);

  // With a grace: both work, on one account, until the old one's time has come.
  const rotated = await post(`/api/v1/keys/${first.id}/rotate`, { grace_period_seconds: 5 }, session);
  const second = rotated.body.data;
  const read = () => api.send({ path: `/api/v1/keys/${first.id}`, key: session });
  expect((await read()).body.data).toMatchObject({ status: 'rotating', replaced_by: second.id });
  const usageWith = (key: string) => api.send({ path: '/api/v1/account/usage', key });
  expect((await usageWith(first.key)).status).toBe(200);
  expect((await usageWith(second.key)).body.data.tier_info.remaining_credits).toBe(95);
  await expect
    .poll(async () => (await usageWith(first.key)).status, { timeout: 60_000, interval: 100 })
    .toBe(401);
  expectError(await generate(first.key), 'api_key_expired');
  expect((await read()).body.data.status).toBe('expired');

  // Without one: the old key's next call is refused.
  const third = (await post(`/api/v1/keys/${second.id}`, { grace_period_seconds: 0 }, session)).body.data;
  expectError(await generate(second.key), 'api_key_expired');
  expect((await usageWith(third.key)).status).toBe(200);

  const revoked = await api.send({ method: 'DELETE', path: `/api/v1/keys/${third.id}`, key: session });
  expect(revoked.body.data.status).toBe('revoked');
  for (const call of [await generate(third.key), await usageWith(third.key)])
    expectError(call, 'api_key_revoked');

  // A key that was spoilt on the way is no key, and its owner's session is none either.
  expectError(await generate(`${third.key}x`), 'invalid_api_key');
  expectError(await generate(session), 'invalid_api_key');
  expectError(await api.send({ path: '/api/v1/keys', key: third.key }), 'session_required');
  const { data } = (await api.send({ path: '/api/v1/keys', key: session })).body;
  expect(data.map(({ id, status }: { id: string; status: string }) => [id, status])).toEqual([
    [third.id, 'revoked'],
    [second.id, 'expired'],
    [first.id, 'expired'],
    [test.body.data.id, 'active'],
  ]);
});
