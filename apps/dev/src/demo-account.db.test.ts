import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createId,
  createPeople,
  listKeys,
  openDatabase,
  parseKeyValue,
  revokeKey,
  systemClock,
} from '@firstline/core';
import { createTestDatabase } from '@firstline/core/testing/test-database';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { prepareDemo } from './demo-account.ts';

type Opened = Awaited<ReturnType<typeof open>>;
let dataDir: string;
let opened: Opened;

async function open() {
  const database = await createTestDatabase();
  const { db, sql, close } = openDatabase({ url: database.url, applicationName: 'demo test' });
  return { databaseUrl: database.url, db, sql, clock: systemClock, close, drop: database.drop };
}

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'firstline-demo-'));
  opened = await open();
});
afterEach(async () => {
  await opened.close();
  await opened.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const prepare = () =>
  prepareDemo({
    databaseUrl: opened.databaseUrl,
    dataDir,
    secretsKey: Buffer.alloc(32, 1).toString('base64'),
    receiverUrl: 'http://127.0.0.1:4100/webhooks',
  });

test('makes one account, with the scale tier and webhooks approved, and shows the same on every start', async () => {
  const demo = await prepare();
  expect(await prepare()).toEqual(demo);
  expect(await opened.sql`select tier, webhook_access, status from accounts`).toEqual([
    { tier: 'scale', webhook_access: 'approved', status: 'active' },
  ]);
  expect(parseKeyValue(demo.apiKey)?.mode).toBe('live');
  expect((await stat(join(dataDir, 'demo.json'))).mode & 0o777).toBe(0o600);
});

test('shows an address and a password that sign in', async () => {
  const { email, password } = await prepare();
  const people = createPeople({
    ...opened,
    secret: 's'.repeat(32),
    publicUrl: 'http://127.0.0.1:3000',
    mailer: { send() {}, canSend: true },
    timings: { evenAnswerMs: 1 },
  });
  const request = new Request('http://127.0.0.1:3000/api/auth/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const response = await people.handler(request, {
    address: '127.0.0.1',
    network: '127.0.0.1',
    requestId: createId('req', new Date()),
  });
  expect([response.status, response.headers.get('set-auth-token')]).toEqual([
    200,
    expect.stringMatching(/./),
  ]);
});

test('has one endpoint, for every event, where this process listens, with a secret that stays', async () => {
  const first = await prepare();
  expect(first.webhookSecret).toMatch(/^whsec_/);
  await opened.sql`update webhooks set active = false, disabled_reason = 'failing', url = 'http://127.0.0.1:1/'`;
  expect(await prepare()).toEqual(first);
  expect(await opened.sql`select url, active, cardinality(events) as events from webhooks`).toEqual([
    { url: 'http://127.0.0.1:4100/webhooks', active: true, events: 4 },
  ]);
  await opened.sql`delete from webhooks`;
  const again = await prepare();
  expect(again.webhookSecret).not.toBe(first.webhookSecret);
  expect(again).toEqual({ ...first, webhookId: expect.anything(), webhookSecret: again.webhookSecret });
});

test('replaces a key that was revoked, on the same account', async () => {
  const demo = await prepare();
  const [account] = await opened.sql<[{ id: string }]>`select id from accounts`;
  const { keys } = await listKeys(opened, { accountId: account.id, limit: 10 });
  for (const key of keys) await revokeKey(opened, { keyId: key.id, reason: 'test', actor: 'operator' });

  const again = await prepare();
  expect(again).toEqual({ ...demo, apiKey: again.apiKey });
  expect(again.apiKey).not.toBe(demo.apiKey);
  expect(await prepare()).toEqual(again);
});

test('starts over on a database that was removed, with the same sign-in', async () => {
  const demo = await prepare();
  await opened.close();
  await opened.drop();
  opened = await open();
  const again = await prepare();
  expect([again.email, again.password]).toEqual([demo.email, demo.password]);
  expect(await prepare()).toEqual(again);
});

test('makes another account where what was known of the first is lost', async () => {
  const demo = await prepare();
  await writeFile(join(dataDir, 'demo.json'), '{"email":');
  const again = await prepare();
  expect(again.email).not.toBe(demo.email);
  expect(await prepare()).toEqual(again);
});
