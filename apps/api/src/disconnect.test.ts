import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectNothingCharged, readBooks } from './testing/books.ts';
import { exchangeRaw, rawRequest } from './testing/raw-socket.ts';
import { draftRequest, startTestApi, type TestApi } from './testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ engine: 'claude' });
});
afterAll(() => api?.close());

const body = JSON.stringify(draftRequest);

it('releases the credits of a caller who hangs up while the model works, and leaves the model alone', async () => {
  api.upstream.reset();
  api.upstream.script({ kind: 'ok', delayMs: 15_000 });
  const controller = new AbortController();
  const call = api.generate(draftRequest, { signal: controller.signal }).catch((error: Error) => error.name);
  await expect.poll(() => readBooks(api.core, api.account.accountId)).toMatchObject({ open: 1, held: 5 });
  await expect.poll(() => api.upstream.requests.length).toBe(1);
  controller.abort();
  expect(await call).toBe('AbortError');
  await expect.poll(() => readBooks(api.core, api.account.accountId)).toMatchObject({ open: 0, held: 0 });
  await expect.poll(() => api.upstream.unfinished).toBe(1);
  await expectNothingCharged(api.core, api.account.accountId);
});

it("takes the end of the caller's side of the connection for a hang-up", async () => {
  api.upstream.reset();
  api.upstream.script({ kind: 'ok', delayMs: 15_000 });
  const request = rawRequest({ key: api.account.liveKey, body });
  const { answers, end } = await exchangeRaw(api.port, [request, { pauseMs: 100 }, 'half-close']);
  expect({ answers, end }).toEqual({ answers: [], end: 'closed' });
  await expect.poll(() => readBooks(api.core, api.account.accountId)).toMatchObject({ open: 0, held: 0 });
  await expectNothingCharged(api.core, api.account.accountId);
});

it('counts the call that was hung up on, and gives it its line in the log', async () => {
  const [row] = await api.core.sql`
    select id, status, credits from calls where account_id = ${api.account.accountId} order by id desc limit 1`;
  expect(row).toMatchObject({ status: 499, credits: 0 });
  await expect
    .poll(() => api.log.of(row?.id).filter(({ msg }) => msg === 'request'))
    .toMatchObject([{ status: 499, credits: 0, upstream_calls: 1, route: '/api/v1/emails/generate' }]);
});

it('serves the next call over a fresh connection', async () => {
  api.upstream.reset();
  expect((await api.generate()).status).toBe(200);
});
