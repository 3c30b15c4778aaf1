import type { Mail } from '@firstline/core';
import { dumpDatabase, findInDump } from '@firstline/core/testing/dump-database';
import { startFakeReceiver } from '@firstline/fakes';
import { expect, it } from 'vitest';
import { draftRequest, startTestApi } from './testing/start-test-api.ts';
import { testAuthSecret } from './testing/test-session.ts';

it('database and log hold no password, token, key or signing secret in clear after a life from sign-up to revocation', async () => {
  const sent: Mail[] = [];
  await using api = await startTestApi({
    mailer: { send: (mail) => void sent.push(mail), canSend: true },
    trustProxy: () => true,
  });
  const secrets = new Map<string, string>([['auth secret', testAuthSecret]]);
  const keep = (name: string, value: string | undefined | null) => {
    if (!value) throw new Error(`no ${name}`);
    secrets.set(name, value);
    return value;
  };
  const post = (path: string, body: unknown, key?: string) =>
    api.send({ method: 'POST', path, body, ...(key === undefined ? {} : { key }) });
  const mailed = <K extends Mail['kind']>(kind: K) =>
    sent.findLast((mail) => mail.kind === kind) as Extract<Mail, { kind: K }>;

  const email = 'someone@example.com';
  const password = keep('first password', 'correct horse battery');
  await post('/api/auth/sign-up/email', { email, password, name: 'Some One' });
  const link = new URL(mailed('verify-email').url);
  keep('verification token', link.searchParams.get('token'));
  await api.send({ path: link.pathname + link.search });

  await post('/api/auth/request-password-reset', { email });
  const token = keep('reset token', mailed('reset-password').token);
  const unused = await post('/api/auth/request-password-reset', { email });
  expect(unused.status).toBe(200);
  const second = keep('unused reset token', mailed('reset-password').token);
  expect(second).not.toBe(token);
  expect(findInDump(await dumpDatabase(api.core.sql), [token, second])).toEqual([]);
  const newPassword = keep('second password', 'another long password');
  expect((await post('/api/auth/reset-password', { token, newPassword })).status).toBe(200);

  const signIn = await post('/api/auth/sign-in/email', { email, password: newPassword });
  const session = keep('signed session token', signIn.headers['set-auth-token']);
  keep('session token', signIn.body.token);
  await post('/api/auth/sign-in/email', {
    email,
    password: keep('mistyped password', 'a mistyped password'),
  });

  const created = await post('/api/v1/keys', { name: 'CRM worker' }, session);
  expect(created.status).toBe(201);
  const key = keep('key', created.body.data.key);
  keep('part of the key', key.slice(12, -4));
  expect((await api.generate(draftRequest, { key })).status).toBe(200);
  const rotated = await post(`/api/v1/keys/${created.body.data.id}/rotate`, {}, session);
  const next = keep('rotated key', rotated.body.data.key);
  await api.generate({ ...draftRequest, offer: '' }, { key: next });
  await api.send({ path: `/api/v1/account/usage?api_key=${next}`, key: `${next}x` });
  await api.send({ method: 'DELETE', path: `/api/v1/keys/${rotated.body.data.id}`, key: session });

  await using receiver = await startFakeReceiver();
  await api.core.sql`update accounts set tier = 'starter', webhook_access = 'approved'`;
  const endpoint = await post(
    '/api/v1/webhooks',
    {
      url: `${receiver.url}?key=${keep('query of an address', 'canary-of-an-address')}`,
      events: ['email.generated'],
    },
    session,
  );
  expect(endpoint.status).toBe(201);
  const at = `/api/v1/webhooks/${endpoint.body.data.id}`;
  const replacement = await post(`${at}/rotate-secret`, {}, session);
  expect((await post(`${at}/test`, {}, session)).body.data).toMatchObject({ delivered: true });
  for (const [name, { body }] of [
    ['signing secret', endpoint],
    ['rotated signing secret', replacement],
  ] as const) {
    const base64 = keep(name, body.data.secret.slice('whsec_'.length));
    // As the database writes bytes.
    keep(`${name} in hexadecimal`, Buffer.from(base64, 'base64').toString('hex'));
  }

  const values = [...secrets].filter(([name]) => name !== 'query of an address').map(([, value]) => value);
  expect(findInDump(await dumpDatabase(api.core.sql), values)).toEqual([]);
  const log = api.log.text();
  const inLog = [...secrets].filter(([, value]) => log.includes(value)).map(([name]) => name);
  expect(inLog).toEqual([]);
  // What was searched is what was written.
  expect(log).toContain('"route":"/api/auth/sign-in/email"');
  expect(findInDump(await dumpDatabase(api.core.sql), [email]).length).toBeGreaterThan(0);
});
