import { chmod, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listDescendants, runsStill } from './processes.ts';
import { readArguments } from './read-arguments.ts';
import { type DevRun, startDev } from './start-dev.ts';

/** Two starts of the whole product, on two cores that other tests use as well. */
const startTimeoutMs = 90_000;

let dataDir: string;
let dev: DevRun;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'firstline-e2e-dev-'));
  // As a clone usually is: for root, PostgreSQL's own user can enter it.
  await chmod(dataDir, 0o755);
  dev = await startDev(dataDir);
}, startTimeoutMs);

afterAll(async () => {
  await dev?.stop();
  await rm(dataDir, { recursive: true, force: true });
}, startTimeoutMs);

/** Makes the call that a shell would make of the banner's command. */
async function callAsPasted(command: string): Promise<Response> {
  const { url, headers, body } = await readArguments(command);
  return await fetch(url, { method: 'POST', headers, body });
}

describe('pnpm dev', () => {
  test('shows a command that returns a draft', async () => {
    const response = await callAsPasted(dev.curl);
    expect(response.status).toBe(200);
    const answer = (await response.json()) as {
      data: Record<string, unknown>;
      meta: Record<string, unknown>;
    };
    expect(answer.data.subjectLine).toEqual(expect.stringMatching(/\S/));
    expect(answer.data.emailContent).toEqual(expect.stringMatching(/\S/));
    expect(answer.meta.credits_used).toBe(5);
  });

  test('shows one readable line for it', async () => {
    const response = await callAsPasted(dev.curl);
    const id = response.headers.get('x-request-id');
    const line = new RegExp(`^\\d\\d:\\d\\d:\\d\\d POST /api/v1/emails/generate 200 .* ${id}$`, 'm');
    await expect.poll(dev.output, { timeout: 60_000 }).toMatch(line);
  });

  test('prints the event of the draft a moment later, its signature verified', async () => {
    const response = await callAsPasted(dev.curl);
    const id = response.headers.get('x-request-id')?.replace('req_', 'evt_');
    const line = new RegExp(`^webhook received, signature verified: email\\.generated ${id} ".+"$`, 'm');
    await expect.poll(dev.output, { timeout: 60_000 }).toMatch(line);
    expect(dev.output()).not.toContain('WEBHOOK_ALLOW_LOOPBACK');
  });

  test('shows the address of a reference that opens', async () => {
    const response = await fetch(`${dev.url}/docs`);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('text/html'),
    ]);
  });

  test('shows the address of the console, where / leads to, and whose calls reach the API as if from one origin', async () => {
    const root = await fetch(dev.url);
    expect([root.url, root.status]).toEqual([`${dev.consoleUrl}/`, 200]);
    expect(await root.text()).toContain('/console/src/main.tsx');
    const { origin } = new URL(dev.consoleUrl);
    const signedIn = await fetch(`${origin}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ email: dev.email, password: dev.password }),
    });
    const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const asPage = { cookie, origin, 'content-type': 'application/json' };
    const made = await fetch(`${origin}/api/v1/keys`, {
      method: 'POST',
      headers: asPage,
      body: JSON.stringify({ name: 'From the page', mode: 'test' }),
    });
    expect(made.status).toBe(201);
    const elsewhere = { ...asPage, origin: 'https://elsewhere.example' };
    const refused = await fetch(`${origin}/api/v1/keys`, { method: 'POST', headers: elsewhere, body: '{}' });
    expect(refused.status).toBe(403);
  });

  test('shows an address and a password that sign in', async () => {
    const response = await fetch(`${dev.url}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: dev.email, password: dev.password }),
    });
    expect([response.status, response.headers.get('set-auth-token')]).toEqual([
      200,
      expect.stringMatching(/./),
    ]);
  });

  test('keeps its secrets for its user only', async () => {
    for (const file of ['secrets.json', 'demo.json']) {
      expect((await stat(join(dataDir, file))).mode & 0o777).toBe(0o600);
    }
  });

  test(
    'leaves no process after Ctrl-C, and shows the same on the next start',
    async () => {
      const pids = await listDescendants(dev.pid);
      const server = Number.parseInt(
        await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8'),
        10,
      );
      expect(pids).toContain(server);
      expect(pids.length).toBeGreaterThan(3);
      expect(await dev.stop()).toBe(0);
      expect(await Promise.all(pids.map(runsStill))).toEqual(pids.map(() => false));

      const first = dev;
      dev = await startDev(dataDir);
      const key = /Bearer (\w+)/;
      expect(key.exec(dev.curl)?.[1]).toBe(key.exec(first.curl)?.[1]);
      expect([dev.email, dev.password]).toEqual([first.email, first.password]);
      expect((await callAsPasted(dev.curl)).status).toBe(200);
    },
    startTimeoutMs,
  );
});
