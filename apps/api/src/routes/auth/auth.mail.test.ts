import { createMailer, type Mailer } from '@firstline/mail';
import { type Mailbox, startMailbox } from '@firstline/mail/testing/start-mailbox';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { testOrigin } from '../../testing/test-session.ts';

const password = 'correct horse battery';
const other = 'another long password';
const auth = (route: string) => `/api/auth${route}`;

let api: TestApi;
let mailbox: Mailbox;
let mailer: Mailer;
beforeAll(async () => {
  mailbox = await startMailbox();
  mailer = createMailer({
    smtpUrl: mailbox.url,
    from: 'no-reply@firstline.example',
    onFailure: () => expect.unreachable(),
  });
  // Every call comes from another client, so that only the tests of limits meet them.
  api = await startTestApi({ mailer, trustProxy: () => true });
});
afterAll(async () => {
  await api?.close();
  await mailer?.close();
  await mailbox?.close();
});

let clients = 0;
const newClient = () => `2001:db8:${(++clients).toString(16)}::1`;
let people = 0;
const newEmail = () => `person-${++people}@example.com`;

const post = (route: string, body: unknown, more: { key?: string; client?: string } = {}) => {
  const { key, client = newClient() } = more;
  return api.send({
    method: 'POST',
    path: auth(route),
    body,
    headers: { 'x-forwarded-for': client },
    ...(key === undefined ? {} : { key }),
  });
};
const get = (route: string, key?: string) =>
  api.send({ path: auth(route), ...(key === undefined ? {} : { key }) });
const signUp = (email: string) => post('/sign-up/email', { email, password, name: 'Sample Person' });
const signIn = async (email: string, given = password) => {
  const answer = await post('/sign-in/email', { email, password: given });
  return { status: answer.status, token: answer.headers['set-auth-token'] ?? '' };
};

async function newPerson() {
  const email = newEmail();
  expect((await signUp(email)).status).toBe(200);
  return { email, mail: await mailbox.next(email) };
}

/** The path of the link in a mail. */
function linkIn(text: string): string {
  const link = text.split('\n').find((line) => line.startsWith(`${testOrigin}/api/auth/`));
  if (!link) throw new Error(`no link in: ${text}`);
  return link.slice(testOrigin.length);
}

const tokenIn = (text: string) => text.split('\n').find((line) => /^[A-Za-z0-9]{24}$/.test(line)) ?? '';

describe('signing up', () => {
  it('stands in the audit, once for each account, with the request that did it', async () => {
    const email = newEmail();
    const { headers } = await signUp(email);
    await signUp(email);
    const entries = await api.core.sql`
      select e.actor = u.id as own, e.action, e.subject = a.id as about_account, e.details, e.request_id
      from users u join accounts a on a.owner_id = u.id join audit_entries e on e.account_id = a.id
      where u.email = ${email}`;
    const details = { tier: 'free' };
    expect(entries).toEqual([
      {
        own: true,
        action: 'account.created',
        about_account: true,
        details,
        request_id: headers['x-request-id'],
      },
    ]);
  });
});

describe('verifying an address', () => {
  it('is what the link in the mail after sign-up does, once and again', async () => {
    const { email, mail } = await newPerson();
    const { token } = await signIn(email);
    expect((await get('/get-session', token)).body.user.emailVerified).toBe(false);
    for (const _time of [1, 2]) {
      const followed = await api.send({ path: linkIn(mail.text) });
      expect([followed.status, followed.headers.location]).toEqual([302, '/']);
    }
    expect((await get('/get-session', token)).body.user.emailVerified).toBe(true);
    const account = await api.send({ path: '/api/v1/account', key: token });
    expect(account.body.data.owner.email_verified).toBe(true);
    const [entry] = await api.core.sql`
      select e.action, e.actor = u.id as own, e.request_id from audit_entries e join users u on u.id = e.subject
      where u.email = ${email} and e.action = 'person.email_verified'`;
    expect(entry).toMatchObject({ own: true, request_id: expect.stringMatching(/^req_/) });
  });

  it('signs nobody in', async () => {
    const { mail } = await newPerson();
    const { headers } = await api.send({ path: linkIn(mail.text) });
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers).not.toHaveProperty('set-auth-token');
  });

  it('is refused to a token that was changed, without a word about whom it is for', async () => {
    const { mail } = await newPerson();
    const { searchParams } = new URL(testOrigin + linkIn(mail.text));
    const token = searchParams.get('token') ?? '';
    const bad = [`${token.slice(0, -2)}xx`, token.split('.').slice(0, 2).join('.'), 'nothing'];
    for (const each of bad) {
      const answer = await get(`/verify-email?token=${encodeURIComponent(each)}`);
      expect([answer.status, answer.body.code]).toEqual([401, 'INVALID_TOKEN']);
    }
    expect((await get(`/verify-email?token=${token}`)).body).toEqual({ status: true, user: null });
  });

  it('leads to no page of another origin', async () => {
    const { mail } = await newPerson();
    const link = linkIn(mail.text).replace(/callbackURL=.*/, 'callbackURL=https%3A%2F%2Felsewhere.example');
    expect((await api.send({ path: link })).status).toBe(403);
  });

  it('is asked for again with the same answer for every address, and a mail for one that needs it', async () => {
    const { email, mail } = await newPerson();
    const verified = await newPerson();
    await api.send({ path: linkIn(verified.mail.text) });
    const nobody = newEmail();
    const answers = [];
    for (const address of [email, verified.email, nobody]) {
      const { status, body } = await post('/send-verification-email', { email: address });
      answers.push({ status, body });
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toEqual({ status: 200, body: { status: true } });
    const again = await mailbox.next(email, 2);
    expect(again.subject).toBe(mail.subject);
    expect(mailbox.mails(verified.email)).toHaveLength(1);
    expect(mailbox.mails(nobody)).toHaveLength(0);
  });
});

describe('signing up with a taken address', () => {
  it('tells the mailbox, and nobody else', async () => {
    const { email } = await newPerson();
    const answer = await signUp(email);
    expect(answer).toMatchObject({ status: 200, body: { token: null } });
    expect((await mailbox.next(email, 2)).subject).toBe('You have an account already');
  });
});

describe('resetting a password', () => {
  const ask = (email: string, more: object = {}) => post('/request-password-reset', { email, ...more });

  it('takes the token of the mail once, ends every session and tells the person', async () => {
    const { email } = await newPerson();
    const sessions = [await signIn(email), await signIn(email)];
    expect((await ask(email)).body.status).toBe(true);
    const token = tokenIn((await mailbox.next(email, 2)).text);
    const reset = await post('/reset-password', { token, newPassword: other });
    expect(reset).toMatchObject({ status: 200, body: { status: true } });
    for (const session of sessions) expect((await get('/get-session', session.token)).body).toBeNull();
    expect((await signIn(email)).status).toBe(401);
    expect((await signIn(email, other)).status).toBe(200);
    expect((await mailbox.next(email, 3)).subject).toBe('Your password was changed');
    const again = await post('/reset-password', { token, newPassword: 'a third long password' });
    expect([again.status, again.body.code]).toEqual([400, 'INVALID_TOKEN']);
  });

  it('ends the other tokens that were mailed', async () => {
    const { email } = await newPerson();
    await ask(email);
    await ask(email);
    const first = tokenIn((await mailbox.next(email, 2)).text);
    const second = tokenIn((await mailbox.next(email, 3)).text);
    expect(first).not.toBe(second);
    expect((await post('/reset-password', { token: second, newPassword: other })).status).toBe(200);
    expect((await post('/reset-password', { token: first, newPassword: other })).status).toBe(400);
  });

  it('leads to the page that was named, with the token, where it is one of ours', async () => {
    const { email } = await newPerson();
    await ask(email, { redirectTo: '/choose-password' });
    const followed = await api.send({ path: linkIn((await mailbox.next(email, 2)).text) });
    expect(followed.status).toBe(302);
    const { pathname, searchParams } = new URL(followed.headers.location ?? '', testOrigin);
    expect(pathname).toBe('/choose-password');
    const token = searchParams.get('token');
    expect((await post('/reset-password', { token, newPassword: other })).status).toBe(200);
    const elsewhere = await ask(email, { redirectTo: 'https://elsewhere.example/' });
    expect(elsewhere.status).toBe(403);
    const unknown = await get('/reset-password/nothing?callbackURL=%2Fchoose-password');
    expect(unknown.headers.location).toContain('error=INVALID_TOKEN');
  });

  it('answers the same for an address that has no account, and mails nobody', async () => {
    const { email } = await newPerson();
    const nobody = newEmail();
    const known = await ask(email);
    const unknown = await ask(nobody);
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    await mailbox.next(email, 2);
    expect(mailbox.mails(nobody)).toHaveLength(0);
  });

  it('refuses a weak password without using up the token', async () => {
    const { email } = await newPerson();
    await ask(email);
    const token = tokenIn((await mailbox.next(email, 2)).text);
    for (const [weak, code] of [
      ['Password123!', 'PASSWORD_TOO_COMMON'],
      [email, 'PASSWORD_TOO_PERSONAL'],
      ['short', 'PASSWORD_TOO_SHORT'],
    ]) {
      const answer = await post('/reset-password', { token, newPassword: weak });
      expect([answer.status, answer.body.code]).toEqual([400, code]);
    }
    expect((await post('/reset-password', { token, newPassword: other })).status).toBe(200);
  });

  it('ends after an hour', async () => {
    const { email } = await newPerson();
    await ask(email);
    const token = tokenIn((await mailbox.next(email, 2)).text);
    await api.core.sql`update verifications set expires_at = now() - interval '1 second'`;
    expect((await post('/reset-password', { token, newPassword: other })).status).toBe(400);
  });

  it('keeps no token that works', async () => {
    const { email } = await newPerson();
    await ask(email);
    const token = tokenIn((await mailbox.next(email, 2)).text);
    const rows = await api.core.sql<{ identifier: string }[]>`select identifier from verifications`;
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
    for (const { identifier } of rows) {
      const stolen = await post('/reset-password', { token: identifier, newPassword: other });
      expect(stolen.status).toBe(400);
    }
    expect(api.log.text()).not.toContain(token);
  });
});

describe('changing a password', () => {
  it('needs the present one, and can end every other session', async () => {
    const { email } = await newPerson();
    const [mine, elsewhere] = [await signIn(email), await signIn(email)];
    const change = (body: object) => post('/change-password', body, { key: mine.token });
    const wrong = await change({ currentPassword: 'not the password', newPassword: other });
    expect([wrong.status, wrong.body.code]).toEqual([400, 'INVALID_PASSWORD']);
    const weak = await change({ currentPassword: password, newPassword: 'iloveyou2' });
    expect(weak.body.code).toBe('PASSWORD_TOO_COMMON');
    const changed = await change({
      currentPassword: password,
      newPassword: other,
      revokeOtherSessions: true,
    });
    expect(changed.status).toBe(200);
    for (const { token } of [mine, elsewhere]) expect((await get('/get-session', token)).body).toBeNull();
    const { token } = changed.body;
    expect((await get('/get-session', token)).body.user.email).toBe(email);
    expect((await signIn(email)).status).toBe(401);
    expect((await mailbox.next(email, 2)).subject).toBe('Your password was changed');
    const [entry] = await api.core.sql`
      select 1 from audit_entries e join users u on u.id = e.subject
      where u.email = ${email} and e.action = 'person.password_changed'`;
    expect(entry).toBeDefined();
  });

  it('is for whoever is signed in', async () => {
    const answer = await post('/change-password', { currentPassword: password, newPassword: other });
    expect(answer.status).toBe(401);
  });
});

describe('the limits', () => {
  const sendFrom = (client: string, route: string, body: (n: number) => object, count: number) =>
    Promise.all(Array.from({ length: count }, (_, n) => post(route, body(n), { client })));

  it('let a client try so many passwords a minute, whatever the address, and tell it when to come back', async () => {
    const client = newClient();
    const neighbour = client.replace(/::1$/, '::2');
    const body = (n: number) => ({ email: `guess-${n}@example.com`, password });
    const startedAt = performance.now();
    const answers = (
      await Promise.all([client, neighbour].map((each) => sendFrom(each, '/sign-in/email', body, 20)))
    ).flat();
    // One more for each three seconds that the burst took.
    const refilled = Math.floor((performance.now() - startedAt) / 3_000);
    const tried = answers.filter(({ status }) => status === 401).length;
    expect(tried).toBeGreaterThanOrEqual(20);
    expect(tried).toBeLessThanOrEqual(20 + refilled);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body.code).toBe('TOO_MANY_ATTEMPTS');
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await post('/sign-in/email', body(0))).status).toBe(401);
  });

  it('let a client ask for so many mails a minute', async () => {
    const body = () => ({ email: newEmail() });
    const answers = await sendFrom(newClient(), '/request-password-reset', body, 10);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  });

  it('let nobody fill a mailbox, and say nothing of it', async () => {
    const { email } = await newPerson();
    for (let time = 0; time < 8; time++) {
      expect((await post('/request-password-reset', { email })).status).toBe(200);
    }
    await mailbox.next(email, 6);
    expect(mailbox.mails(email)).toHaveLength(6);
  });
});

describe('sessions', () => {
  it('are listed for their person, and each can be ended by what the list calls it', async () => {
    const { email } = await newPerson();
    const [mine, laptop, phone] = [await signIn(email), await signIn(email), await signIn(email)];
    const stranger = await signIn((await newPerson()).email);
    const list = await get('/list-sessions', mine.token);
    expect(list.body).toHaveLength(3);
    const current = (await get('/get-session', laptop.token)).body.session.id;
    const listed = list.body.find((session: { id: string }) => session.id === current);
    // What is listed opens nothing.
    expect((await get('/get-session', listed.token)).body).toBeNull();
    const strangers = await post('/revoke-session', { token: listed.token }, { key: stranger.token });
    expect(strangers.body).toEqual({ status: true });
    expect((await get('/get-session', laptop.token)).body).not.toBeNull();
    await post('/revoke-session', { token: listed.token }, { key: mine.token });
    expect((await get('/get-session', laptop.token)).body).toBeNull();
    expect((await get('/get-session', phone.token)).body).not.toBeNull();
    await post('/revoke-session', { token: phone.token.split('.')[0] }, { key: mine.token });
    expect((await get('/get-session', phone.token)).body).toBeNull();
  });

  it('end all together, or all but the one that asks', async () => {
    const { email } = await newPerson();
    const sessions = [await signIn(email), await signIn(email), await signIn(email)];
    const alive = async () =>
      Promise.all(sessions.map(async ({ token }) => (await get('/get-session', token)).body !== null));
    await post('/revoke-other-sessions', {}, { key: sessions[1]?.token ?? '' });
    expect(await alive()).toEqual([false, true, false]);
    await post('/revoke-sessions', {}, { key: sessions[1]?.token ?? '' });
    expect(await alive()).toEqual([false, false, false]);
  });
});

describe('without a mail server', () => {
  it('says that no mail can be sent, whatever the address, and lets people sign up all the same', async () => {
    await using silent = await startTestApi({ mailer: { send: () => expect.unreachable(), canSend: false } });
    for (const route of ['/request-password-reset', '/send-verification-email']) {
      const answer = await silent.send({
        method: 'POST',
        path: auth(route),
        body: { email: 'someone@example.com' },
      });
      expect([answer.status, answer.body.code]).toEqual([501, 'MAIL_UNAVAILABLE']);
    }
    const send = vi.fn();
    await using quiet = await startTestApi({ mailer: { send, canSend: false } });
    const body = { email: 'someone@example.com', password, name: 'Some One' };
    expect((await quiet.send({ method: 'POST', path: auth('/sign-up/email'), body })).status).toBe(200);
  });
});

describe('an address', () => {
  it('cannot be told to have an account by the time that an answer takes', async () => {
    const evenAnswerMs = 600;
    await using even = await startTestApi({ timings: { evenAnswerMs }, trustProxy: () => true });
    const times = async (email: string, route: string, more: object = {}) => {
      const startedAt = performance.now();
      await even.send({
        method: 'POST',
        path: auth(route),
        body: { email, ...more },
        headers: { 'x-forwarded-for': newClient() },
      });
      return performance.now() - startedAt;
    };
    const signUpFields = { password, name: 'Sample Person' };
    const taken = newEmail();
    for (const [route, more] of [
      ['/sign-up/email', signUpFields],
      ['/request-password-reset', {}],
      ['/send-verification-email', {}],
    ] as const) {
      await times(taken, route, more);
      for (const email of [taken, newEmail()]) {
        expect(await times(email, route, more)).toBeGreaterThan(evenAnswerMs - 5);
      }
    }
  });
});
