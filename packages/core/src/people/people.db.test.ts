import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { systemClock } from '../clock.ts';
import { type Database, openDatabase } from '../db/client.ts';
import { createId } from '../ids.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createPeople, type People } from './create-people.ts';
import { hashSessionToken } from './hashed-session-tokens.ts';
import type { PeopleOptions } from './people-options.ts';

const secret = 'a secret for tests only, long enough to sign with';
const publicUrl = 'http://127.0.0.1:3000';
const password = 'correct horse battery';

let database: TestDatabase;
let core: Database;
let people: People;

beforeAll(async () => {
  database = await createTestDatabase();
  core = openDatabase({ url: database.url, applicationName: 'people test' });
  people = peopleOf();
});

afterAll(async () => {
  await core.close();
  await database.drop();
});

const peopleOf = (more: Partial<PeopleOptions> = {}) =>
  createPeople({
    ...core,
    clock: systemClock,
    secret,
    publicUrl,
    development: true,
    mailer: { send() {}, canSend: true },
    timings: { evenAnswerMs: 1 },
    ...more,
  });

let person = 0;
const newEmail = () => `person-${++person}@example.com`;

type Sent = { body?: unknown; headers?: Record<string, string>; method?: string };

function send(
  route: string,
  { body, headers = {}, method = 'POST' }: Sent = {},
  to = people,
): Promise<Response> {
  const init = body === undefined ? {} : { body: JSON.stringify(body) };
  return to.handler(
    new Request(`${publicUrl}/api/auth${route}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...init,
    }),
    { address: '203.0.113.7', network: `network ${++person}`, requestId: createId('req', new Date()) },
  );
}

const signUp = (email: string, more: object = {}) =>
  send('/sign-up/email', { body: { email, password, name: 'Sample Person', ...more } });
const signIn = (email: string, given = password, to = people) =>
  send('/sign-in/email', { body: { email, password: given } }, to);

async function tokenOf(response: Response): Promise<string> {
  expect(response.status).toBe(200);
  const token = response.headers.get('set-auth-token');
  if (!token) throw new Error('no set-auth-token');
  return token;
}

const bearer = (token: string) => new Headers({ authorization: `Bearer ${token}` });

describe('signing up', () => {
  test('writes the person, their password as a hash and one account on the free tier', async () => {
    const email = newEmail();
    const response = await signUp(email.toUpperCase(), { name: '  Sample Person ' });
    expect(response.status).toBe(200);
    const [row] = await core.sql`
      select u.id, u.email, u.email_verified, u.name, i.id as identity_id, i.password, a.id as account_id, a.tier, a.name as account_name
      from users u join identities i on i.user_id = u.id join accounts a on a.owner_id = u.id where u.email = ${email}`;
    expect(row).toMatchObject({
      id: expect.stringMatching(/^usr_[0-9A-HJKMNP-TV-Z]{26}$/),
      identity_id: expect.stringMatching(/^idn_[0-9A-HJKMNP-TV-Z]{26}$/),
      account_id: expect.stringMatching(/^acct_[0-9A-HJKMNP-TV-Z]{26}$/),
      email_verified: false,
      name: 'Sample Person',
      tier: 'free',
      account_name: 'Sample Person',
    });
    expect(row?.password).not.toContain(password);
  });

  test('answers for a taken address exactly as for a free one, and changes nothing', async () => {
    const email = newEmail();
    const shape = async (response: Response) => {
      const body = (await response.json()) as { token: unknown; user: Record<string, unknown> };
      return {
        status: response.status,
        headers: [...response.headers.keys()].sort(),
        token: body.token,
        types: Object.entries(body.user).map(([key, value]) => [key, typeof value]),
        idShape: String(body.user.id).replace(/_.*/, '_'),
      };
    };
    const first = await shape(await signUp(email));
    expect(await shape(await signUp(email, { password: 'another password' }))).toEqual(first);
    expect(first.token).toBeNull();
    await tokenOf(await signIn(email));
  });

  test('gives one person and one account when the same address signs up many times at once', async () => {
    const email = newEmail();
    const answers = await Promise.all(Array.from({ length: 6 }, () => signUp(email)));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200, 200]);
    const [count] = await core.sql`
      select count(*)::int as people, count(a.id)::int as accounts from users u left join accounts a on a.owner_id = u.id
      where u.email = ${email}`;
    expect(count).toEqual({ people: 1, accounts: 1 });
  });

  test('writes neither person nor account when the account is refused', async () => {
    const email = newEmail();
    await core.sql`alter table accounts add constraint test_refusal check (name <> 'Refused')`;
    try {
      await expect(signUp(email, { name: 'Refused' })).rejects.toThrow();
    } finally {
      await core.sql`alter table accounts drop constraint test_refusal`;
    }
    expect(await core.sql`select 1 from users where email = ${email}`).toHaveLength(0);
  });

  test.each([
    ['a short password', { password: '1234567' }, 'PASSWORD_TOO_SHORT'],
    ['a long password', { password: 'x'.repeat(129) }, 'PASSWORD_TOO_LONG'],
    ['no address', { email: 'nobody' }, 'INVALID_EMAIL'],
    ['a blank name', { name: ' ' }, 'INVALID_NAME'],
    ['a long name', { name: 'x'.repeat(101) }, 'INVALID_NAME'],
    ['a NUL in the name', { name: 'a\0b' }, 'INVALID_NAME'],
    ['an image', { image: 'https://example.com/a.png' }, 'INVALID_IMAGE'],
  ])('refuses %s', async (_what, fields, code) => {
    const email = newEmail();
    const response = await signUp(email, fields);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code });
    expect(await core.sql`select 1 from users where email = ${email}`).toHaveLength(0);
  });
});

describe('signing in', () => {
  test('gives a token in set-auth-token that finds the person and their account', async () => {
    const email = newEmail();
    await signUp(email);
    const token = await tokenOf(await signIn(email));
    const session = await people.findSession(bearer(token));
    expect(session).toMatchObject({
      sessionId: expect.stringMatching(/^ses_/),
      userId: expect.stringMatching(/^usr_/),
      accountId: expect.stringMatching(/^acct_/),
      email,
      emailVerified: false,
      name: 'Sample Person',
    });
  });

  test('sets a cookie that scripts cannot read and other sites do not send', async () => {
    const email = newEmail();
    await signUp(email);
    const cookie = (await signIn(email)).headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^firstline\.session_token=[^;]+;/);
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Lax');
    expect(cookie).not.toContain('Secure');
    const session = await people.findSession(new Headers({ cookie: cookie.split(';')[0] ?? '' }));
    expect(session?.email).toBe(email);
  });

  test('makes the cookie Secure where the service is reached by https', async () => {
    const email = newEmail();
    await signUp(email);
    const secure = peopleOf({ publicUrl: 'https://firstline.example', development: false });
    const cookie = (await signIn(email, password, secure)).headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^__Secure-firstline\.session_token=/);
    expect(cookie).toContain('Secure;');
  });

  test('answers 401 for a wrong password and for an unknown address, in the same words', async () => {
    const email = newEmail();
    await signUp(email);
    const answers = [await signIn(email, 'not the password'), await signIn(newEmail())];
    expect(answers.map((answer) => answer.status)).toEqual([401, 401]);
    const [wrong, unknown] = await Promise.all(answers.map((answer) => answer.json()));
    expect(wrong).toEqual(unknown);
    expect(answers[0]?.headers.has('set-auth-token')).toBe(false);
  });

  test('keeps only a hash of the token, which opens nothing itself', async () => {
    const email = newEmail();
    await signUp(email);
    const signed = await tokenOf(await signIn(email));
    const raw = signed.split('.')[0] ?? '';
    const [row] = await core.sql`
      select s.token, s.ip_address from sessions s join users u on u.id = s.user_id where u.email = ${email}`;
    expect(row).toEqual({ token: hashSessionToken(raw), ip_address: '203.0.113.7' });
    expect(await people.findSession(bearer(raw))).toMatchObject({ email });
    expect(await people.findSession(bearer(row?.token))).toBeUndefined();
  });

  test('renews a session that is used a day later', async () => {
    const email = newEmail();
    await signUp(email);
    const token = await tokenOf(await signIn(email));
    await core.sql`
      update sessions set expires_at = now() + interval '5 days' where user_id = (select id from users where email = ${email})`;
    await people.findSession(bearer(token));
    const later = await people.findSession(bearer(token));
    expect(later?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 6 * 24 * 3600_000);
  });

  test('finds nobody by a lapsed session', async () => {
    const email = newEmail();
    await signUp(email);
    const token = await tokenOf(await signIn(email));
    await core.sql`
      update sessions set expires_at = now() - interval '1 second' where user_id = (select id from users where email = ${email})`;
    expect(await people.findSession(bearer(token))).toBeUndefined();
  });

  test.each([
    ['nothing', {}],
    ['an empty token', { authorization: 'Bearer ' }],
    ['a made-up token', { authorization: 'Bearer abcdefghijklmnopqrstuvwxyz012345' }],
    ['a forged signature', { authorization: 'Bearer abcdefghijklmnopqrstuvwxyz012345.c2lnbmF0dXJl' }],
    ['an API key', { authorization: 'Bearer fl_live_0000000000111111111122222222221ZpT58' }],
    ['a broken encoding', { authorization: 'Bearer %E0%A4%A.%' }],
    ['a broken cookie', { cookie: 'firstline.session_token=%%%' }],
  ])('finds nobody by %s', async (_what, headers) => {
    expect(await people.findSession(new Headers(headers))).toBeUndefined();
  });
});

describe('signing out', () => {
  test('ends the session, and only that one', async () => {
    const email = newEmail();
    await signUp(email);
    const [ended, kept] = [await tokenOf(await signIn(email)), await tokenOf(await signIn(email))];
    const response = await send('/sign-out', { headers: { authorization: `Bearer ${ended}` } });
    expect(response.status).toBe(200);
    expect(await people.findSession(bearer(ended))).toBeUndefined();
    expect(await people.findSession(bearer(kept))).toMatchObject({ email });
  });
});

describe('requests from elsewhere', () => {
  test('refuses a cookie from an origin that is not trusted', async () => {
    const email = newEmail();
    await signUp(email);
    const cookie = ((await signIn(email)).headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const from = (origin: string) => send('/sign-out', { headers: { cookie, origin } });
    expect((await from('https://elsewhere.example')).status).toBe(403);
    expect(await people.findSession(new Headers({ cookie }))).toBeDefined();
    expect((await from(publicUrl)).status).toBe(200);
  });

  test('trusts localhost on any port in development only', async () => {
    const email = newEmail();
    await signUp(email);
    const deployed = peopleOf({ development: false });
    const from = (origin: string, to: People) =>
      send('/sign-in/email', { body: { email, password }, headers: { origin } }, to);
    for (const origin of ['http://localhost:5173', 'http://127.0.0.1:4000']) {
      expect((await from(origin, people)).status).toBe(200);
      expect((await from(origin, deployed)).status).toBe(403);
    }
    expect((await from('http://localhost.elsewhere.example:80', people)).status).toBe(403);
  });

  test("takes a server-side client that sends Node's fetch headers", async () => {
    const email = newEmail();
    await signUp(email);
    const response = await send('/sign-in/email', {
      body: { email, password },
      headers: { 'sec-fetch-mode': 'cors' },
    });
    expect(response.status).toBe(200);
  });

  test.each([
    '/delete-user',
    '/change-email',
    '/update-user',
    '/verify-password',
    '/error',
    '/ok',
    '/sign-in/social',
    '',
  ])('has no route %s', async (route) => {
    expect((await send(route)).status).toBe(404);
  });

  test('answers malformed bodies as the mistakes that they are', async () => {
    const post = (body: string, type = 'application/json') =>
      people.handler(
        new Request(`${publicUrl}/api/auth/sign-in/email`, {
          method: 'POST',
          body,
          headers: { 'content-type': type },
        }),
        { address: '203.0.113.7', network: '203.0.113.7', requestId: createId('req', new Date()) },
      );
    for (const body of ['', '{', '[]', 'null', '{"email":1,"password":2}', '{"email":"a@example.com"}']) {
      expect((await post(body)).status).toBe(400);
    }
    expect((await post('<a/>', 'text/xml')).status).toBe(415);
  });
});

describe('without a database', () => {
  test('rejects instead of saying that nobody is signed in, and prints nothing', async () => {
    const printed = vi.spyOn(console, 'error');
    const gone = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', applicationName: 'people test' });
    const cut = peopleOf(gone);
    const email = newEmail();
    await signUp(email);
    const token = await tokenOf(await signIn(email));
    await expect(cut.findSession(bearer(token))).rejects.toThrow();
    await expect(signIn(email, password, cut)).rejects.toThrow();
    expect(printed).not.toHaveBeenCalled();
    printed.mockRestore();
    await gone.close();
  });
});
