import { processorMs } from '@firstline/core/testing/processor-time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const password = 'correct horse battery';
const known = 'known@example.com';
const runs = 12;
let api: TestApi;
beforeAll(async () => {
  // Every call comes from a client of its own, so that none meets a limit of attempts.
  api = await startTestApi({ trustProxy: () => true });
  await post('/sign-up/email', { email: known, password, name: 'Sample Person' });
});
afterAll(() => api?.close());

let clients = 0;
function post(route: string, body: object) {
  const headers = { 'x-forwarded-for': `2001:db8:${(++clients).toString(16)}::1` };
  return api.send({ method: 'POST', path: `/api/auth${route}`, body, headers });
}

/** Processor time of sign-ins with these addresses, the hashing included. */
function signInCostMs(emails: string[]): Promise<number> {
  return processorMs(async () => {
    for (const email of emails) {
      const answer = await post('/sign-in/email', { email, password: 'not the password at all' });
      expect([answer.status, answer.body.code]).toEqual([401, 'INVALID_EMAIL_OR_PASSWORD']);
    }
  });
}

/**
 * Without the slow hash an unknown address costs a tenth.
 */
it('a sign-in costs as much for an address without an account as for one with a wrong password', async () => {
  await signInCostMs([known]);
  const wrong = await signInCostMs(Array(runs).fill(known));
  const nobody = await signInCostMs(Array.from({ length: runs }, (_, run) => `nobody-${run}@example.com`));
  console.info(`processor ms of ${runs}: known ${wrong.toFixed(0)}, unknown ${nobody.toFixed(0)}`);
  expect(nobody / wrong).toBeGreaterThan(0.6);
  expect(nobody / wrong).toBeLessThan(1.6);
});

it('a mailed token with a NUL is a bad one, as any other', async () => {
  for (const token of ['a\0', 'a']) {
    const body = { token, newPassword: 'another long password' };
    const answer = await post('/reset-password', body);
    expect([answer.status, answer.body]).toEqual([400, { code: 'INVALID_TOKEN', message: 'Invalid token' }]);
  }
});
