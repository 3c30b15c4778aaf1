import type { BetterAuthOptions } from 'better-auth';
import { memoryAdapter } from 'better-auth/adapters/memory';
import { beforeEach, expect, test } from 'vitest';
import { hashSessionToken, withHashedSessionTokens } from './hashed-session-tokens.ts';

type Session = { id: string; token: string; userId: string; expiresAt: Date };

const rows: { session: Session[]; user: object[] } = { session: [], user: [] };
const options: BetterAuthOptions = {};
const adapter = withHashedSessionTokens(memoryAdapter(rows)(options));

const model = 'session';
const byToken = (token: string) => ({ model, where: [{ field: 'token', value: token }] });

beforeEach(async () => {
  rows.session = [];
  for (const token of ['first', 'second']) {
    const data = {
      token,
      userId: 'usr_1',
      expiresAt: new Date(0),
      createdAt: new Date(0),
      updatedAt: new Date(0),
    };
    expect(await adapter.create({ model, data })).toMatchObject({ token });
  }
});

test('stores no token', () => {
  expect(rows.session.map((row) => row.token)).toEqual(['first', 'second'].map(hashSessionToken));
});

test('finds a session by its token, and not by what is stored', async () => {
  expect(await adapter.findOne(byToken('first'))).toMatchObject({ token: 'first' });
  expect(await adapter.findOne(byToken(hashSessionToken('first')))).toBeNull();
});

test('finds several sessions by their tokens, each with its own', async () => {
  const where = [{ field: 'token', value: ['second', 'first', 'none'], operator: 'in' as const }];
  const found = await adapter.findMany<Session>({ model, where });
  expect(found.map((row) => row.token).sort()).toEqual(['first', 'second']);
});

test('lists sessions of a person without anything that signs in', async () => {
  const found = await adapter.findMany<Session>({ model, where: [{ field: 'userId', value: 'usr_1' }] });
  expect(found.map((row) => row.token)).toEqual(['first', 'second'].map(hashSessionToken));
});

test('changes and ends the session that a token names, and no other', async () => {
  const expiresAt = new Date(1_000);
  expect(await adapter.update({ ...byToken('first'), update: { expiresAt } })).toMatchObject({
    token: 'first',
    expiresAt,
  });
  expect(rows.session.map((row) => row.expiresAt.getTime())).toEqual([1_000, 0]);
  await adapter.delete(byToken('first'));
  expect(rows.session.map((row) => row.token)).toEqual([hashSessionToken('second')]);
});

test('leaves every other table as it is', async () => {
  const data = {
    email: 'person@example.com',
    name: 'x',
    emailVerified: false,
    createdAt: new Date(0),
    updatedAt: new Date(0),
  };
  expect(await adapter.create({ model: 'user', data })).toMatchObject(data);
});

test('refuses a condition on a token that it cannot hash', async () => {
  await expect(adapter.findOne({ model, where: [{ field: 'token', value: 7 }] })).rejects.toThrow();
});
