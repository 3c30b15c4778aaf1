import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createMailer } from '@firstline/mail';
import { startMailbox } from '@firstline/mail/testing/start-mailbox';
import { findConsole } from '@firstline/process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError } from '../../testing/expect-error.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { testOrigin } from '../../testing/test-session.ts';

const script = 'export const shown = true;\n'.repeat(100);
let folder: string;
let api: TestApi;

/** As a build writes it. */
async function writeBuild(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'firstline-console-'));
  await mkdir(join(made, 'assets'));
  await writeFile(
    join(made, 'index.html'),
    '<meta property="csp-nonce" nonce="CSP_NONCE"><script src="/console/assets/a-1.js" nonce="CSP_NONCE"></script>',
  );
  await writeFile(join(made, 'assets/a-1.js'), script);
  await writeFile(join(made, 'assets/a-1.js.br'), brotliCompressSync(script));
  return made;
}

describe('a console that was built', () => {
  beforeAll(async () => {
    folder = await writeBuild();
    api = await startTestApi({ console: { folder } });
  });
  afterAll(async () => {
    await api?.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('is where the server leads to', async () => {
    const { status, headers } = await api.send({ path: '/' });
    expect([status, headers.location]).toEqual([302, '/console']);
  });

  it.each(['/console', '/console/', '/console/keys', '/console/no/such/page?a=b'])(
    'is the same page at %s, asked for each time, with a policy that allows nothing inline',
    async (path) => {
      const nonces = [];
      for (const _time of [1, 2]) {
        const { status, headers, text } = await api.send({ path });
        expect(status).toBe(200);
        expect(headers).toMatchObject({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-cache',
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'no-referrer',
          'x-frame-options': 'DENY',
        });
        const policy = headers['content-security-policy'] ?? '';
        expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self' 'nonce-[^']+';/);
        expect(policy).toContain("frame-ancestors 'none'");
        expect(policy).not.toMatch(/unsafe|https?:|\*/);
        const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
        expect(text.match(/nonce="([^"]+)"/g)).toEqual([`nonce="${nonce}"`, `nonce="${nonce}"`]);
        nonces.push(nonce);
      }
      expect(nonces[0]).not.toBe(nonces[1]);
    },
  );

  it('has files that are kept for a year, compressed beforehand', async () => {
    const plain = await api.send({ path: '/console/assets/a-1.js' });
    expect(plain.text).toBe(script);
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/javascript; charset=utf-8',
    });
    const compressed = await fetch(`${api.url}/console/assets/a-1.js`, {
      headers: { 'accept-encoding': 'br' },
    });
    expect(compressed.headers.get('content-encoding')).toBe('br');
    expect(await compressed.text()).toBe(script);
  });

  it.each([
    '/console/assets/none.js',
    '/console/assets/..%2findex.html',
    '/consoles',
    '/api/v1/none',
    '/api/none',
    '/none',
  ])('%s is not found, in the one error shape', async (path) => {
    expectError(await api.send({ path }), 'route_not_found');
  });

  it('takes no other method', async () => {
    const answer = await api.send({ method: 'POST', path: '/console/keys', body: {} });
    expectError(answer, 'method_not_allowed');
    expect(answer.headers.allow).toBe('GET');
  });

  it('leaves the reference where it was', async () => {
    expect((await api.send({ path: '/docs' })).text).toContain('swagger');
  });
});

describe('a console on another server', () => {
  it('is where pages, old links and the links in mails lead to', async () => {
    await using mailbox = await startMailbox();
    const from = 'no-reply@firstline.example';
    const mailer = createMailer({ smtpUrl: mailbox.url, from, onFailure: () => expect.unreachable() });
    const url = `${testOrigin}/console`;
    await using other = await startTestApi({ console: { url }, mailer });
    const leadsTo = async (path: string) => (await other.send({ path })).headers.location;
    expect(await leadsTo('/')).toBe('/console');
    expect(await leadsTo('/console')).toBe(url);
    expect(await leadsTo('/console/verified?error=X')).toBe(`${url}/verified?error=X`);

    const email = 'someone@example.com';
    const post = (route: string, body: object) =>
      other.send({ method: 'POST', path: `/api/auth${route}`, body: { email, ...body } });
    const password = 'correct horse battery';
    const signUp = () => post('/sign-up/email', { password, name: 'Some One' });
    await signUp();
    const verification = lineWith(await mailbox.next(email), `${testOrigin}/api/auth/verify-email?`);
    const path = verification.slice(testOrigin.length);
    expect(await leadsTo(path)).toBe(`${url}/verified`);
    expect(await leadsTo(path.replace('token=', 'token=x'))).toBe(`${url}/verified?error=INVALID_TOKEN`);

    await signUp();
    expect(lineWith(await mailbox.next(email, 2), url)).toBe(`${url}/sign-in`);

    await post('/request-password-reset', {});
    const reset = new URL(lineWith(await mailbox.next(email, 3), url));
    expect(reset.pathname).toBe('/console/reset-password');
    const token = reset.searchParams.get('token');
    const set = await other.send({
      method: 'POST',
      path: '/api/auth/reset-password',
      body: { token, newPassword: 'another long password' },
    });
    expect(set.status).toBe(200);
    expect(lineWith(await mailbox.next(email, 4), url)).toBe(`${url}/forgot-password`);
    await mailer.close();
  });
});

describe('without a console', () => {
  it('is none there, and a folder without a page is none', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'firstline-console-'));
    expect(findConsole(undefined, empty)).toBeUndefined();
    await rm(empty, { recursive: true });
    await using bare = await startTestApi();
    expect((await bare.send({ path: '/' })).headers.location).toBe('/docs');
    expectError(await bare.send({ path: '/console' }), 'route_not_found');
  });
});

function lineWith({ text }: { text: string }, start: string): string {
  const line = text.split('\n').find((each) => each.startsWith(start));
  if (!line) throw new Error(`no line starts with ${start}: ${text}`);
  return line;
}
