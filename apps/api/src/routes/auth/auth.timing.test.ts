import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const password = 'correct horse battery';
const known = 'known@example.com';
const runs = 16;
let api: TestApi;
beforeAll(async () => {
  // Every call comes from a client of its own, so that none meets a limit of attempts.
  api = await startTestApi({ trustProxy: () => true });
  await post('sign-up', '/sign-up/email', { email: known, password, name: 'Sample Person' });
});
afterAll(() => api?.close());

let clients = 0;
async function post(kind: string, route: string, body: object) {
  const headers = { 'x-forwarded-for': `2001:db8:${(++clients).toString(16)}::1` };
  const startedAt = performance.now();
  const answer = await api.send({ method: 'POST', path: `/api/auth${route}`, body, headers });
  return { kind, answer, ms: performance.now() - startedAt };
}

const median = (values: number[]) =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Unknown addresses are answered without the slow hash where nobody takes care: a ratio of 3 and more. */
it('a sign-in takes as long for an address without an account as for one with a wrong password', async () => {
  const times = { known: [] as number[], unknown: [] as number[] };
  // One after the other in turns, so that whatever else the machine does falls on both alike.
  for (let run = 0; run < runs; run++) {
    const wrong = { password: 'not the password at all' };
    const first = await post('known', '/sign-in/email', { ...wrong, email: known });
    const second = await post('unknown', '/sign-in/email', { ...wrong, email: `nobody-${run}@example.com` });
    expect(second.answer.text).toBe(first.answer.text);
    expect([first.answer.status, second.answer.status]).toEqual([401, 401]);
    times.known.push(first.ms);
    times.unknown.push(second.ms);
  }
  const [withAccount, without] = [median(times.known), median(times.unknown)];
  console.info(`medians of ${runs}: known ${withAccount.toFixed(1)} ms, unknown ${without.toFixed(1)} ms`);
  const apartMs = Math.abs(withAccount - without);
  expect(apartMs < 15 || apartMs / Math.min(withAccount, without) < 0.2).toBe(true);
}, 60_000);

it('a mailed token with a NUL is a bad one, as any other', async () => {
  for (const token of ['a\0', 'a']) {
    const body = { token, newPassword: 'another long password' };
    const { answer } = await post('reset', '/reset-password', body);
    expect([answer.status, answer.body]).toEqual([400, { code: 'INVALID_TOKEN', message: 'Invalid token' }]);
  }
});
