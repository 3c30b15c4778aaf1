import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectNothingCharged } from './testing/books.ts';
import { expectError } from './testing/expect-error.ts';
import { malformedRequests, oddRequests } from './testing/hostile/framing-cases.ts';
import { exchangeRaw, type RawAnswer, rawRequest } from './testing/raw-socket.ts';
import { draftRequest, startTestApi, type TestApi } from './testing/start-test-api.ts';
import { createTestAccount, type TestAccount } from './testing/test-account.ts';

/** A tenth and less of production's times, so that nobody has to wait. */
/** What a machine that runs other suites may add; without a limit these would never end. */
const busyMachineMs = 10_000;
const timings = {
  headersTimeoutMs: 300,
  requestTimeoutMs: 500,
  keepAliveTimeoutMs: 400,
  connectionsCheckEveryMs: 50,
};

let api: TestApi;
let refused: TestAccount;
beforeAll(async () => {
  api = await startTestApi({ timings });
  refused = await createTestAccount(api.core);
});
afterAll(() => api?.close());
afterEach(async () => {
  await expectNothingCharged(api.core, refused.accountId);
  expect((await api.generate()).status).toBe(200);
});

const goodBody = JSON.stringify(draftRequest);
const usage = (key: string) => rawRequest({ method: 'GET', path: '/api/v1/account/usage', key });

function only(answers: RawAnswer[]): RawAnswer {
  expect(answers).toHaveLength(1);
  return answers[0] as RawAnswer;
}

describe('requests that are wrong as HTTP', () => {
  it.each(malformedRequests)(
    '$name: one answer at most, and the connection ends',
    async ({ bytes, code }) => {
      // What a proxy might take for a second request must never be answered.
      const smuggled = usage(api.account.liveKey);
      const { answers, end, rest } = await exchangeRaw(api.port, [bytes(refused.liveKey), smuggled]);
      expect({ end, rest }).toEqual({ end: 'closed', rest: '' });
      if (code === null) expect(answers).toEqual([]);
      else {
        const answer = only(answers);
        expectError(answer, code);
        expect(answer.headers.connection).toBe('close');
        expect(answer.headers['x-content-type-options']).toBe('nosniff');
      }
    },
  );

  it.each(oddRequests)('$name: answered as what it is', async ({ bytes, code }) => {
    const { answers, rest } = await exchangeRaw(api.port, bytes(refused.liveKey), { answersMax: 1 });
    expect(rest).toBe('');
    if (code) expectError(only(answers), code);
  });

  it('gives every answer a line in the log, under the id that it carries', async () => {
    const rtsp = malformedRequests.filter(({ name }) => name === 'RTSP');
    for (const { bytes } of [
      ...rtsp,
      ...malformedRequests.slice(0, 3),
      ...malformedRequests.slice(-2),
      ...oddRequests.slice(0, 5),
    ]) {
      const { answers } = await exchangeRaw(api.port, bytes(refused.liveKey), { answersMax: 1 });
      const { headers, status, body } = only(answers);
      await expect
        .poll(() => api.log.of(headers['x-request-id'] ?? '').filter(({ msg }) => msg === 'request'))
        .toMatchObject([{ status, error_code: body.error.code }]);
    }
  });

  it('answers the good request before a malformed one, and then the malformed one', async () => {
    const { answers } = await exchangeRaw(
      api.port,
      Buffer.concat([usage(api.account.liveKey), Buffer.from('GARBAGE\r\n\r\n')]),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 400]);
    expectError(answers[1] as RawAnswer, 'bad_request');
  });
});

it('runs on a Node whose parser cannot be crashed by a header named __proto__ (CVE-2026-21710)', () => {
  const [major = 0, minor = 0, patch = 0] = process.versions.node.split('.').map(Number);
  expect(major * 1e6 + minor * 1e3 + patch).toBeGreaterThanOrEqual(24_014_001);
});

describe('sizes', () => {
  it('takes headers just below 16 KB and answers 431 above', async () => {
    const withFiller = (bytes: number) =>
      rawRequest({
        method: 'GET',
        path: '/api/v1/account/usage',
        headers: { 'x-filler': 'a'.repeat(bytes) },
      });
    expectError(
      only((await exchangeRaw(api.port, withFiller(15_000), { answersMax: 1 })).answers),
      'missing_api_key',
    );
    const tooLarge = await exchangeRaw(api.port, withFiller(17_000));
    expectError(only(tooLarge.answers), 'headers_too_large');
    expect(tooLarge.end).toBe('closed');
  });

  it('answers 431 to thousands of small headers and to an endless one', async () => {
    const many = Object.fromEntries(Array.from({ length: 3_000 }, (_, index) => [`x-${index}`, 'a']));
    const { answers } = await exchangeRaw(api.port, rawRequest({ method: 'GET', path: '/', headers: many }));
    expectError(only(answers), 'headers_too_large');
    const endless = await exchangeRaw(api.port, `GET / HTTP/1.1\r\nHost: a\r\nX-A: ${'a'.repeat(200_000)}`);
    expectError(only(endless.answers), 'headers_too_large');
  });

  it('answers 414 to addresses that grow without end', async () => {
    for (const length of [8_001, 12_000, 16_000, 20_000, 100_000]) {
      const { answers } = await exchangeRaw(
        api.port,
        `GET /${'a'.repeat(length)} HTTP/1.1\r\nHost: a\r\n\r\n`,
        { answersMax: 1 },
      );
      expectError(only(answers), 'uri_too_long');
    }
  });
});

describe('time', () => {
  it('answers 408 to headers that come too slowly', async () => {
    const slow = Array.from({ length: 100 }, (_, index) => [`X-${index}: a\r\n`, { pauseMs: 20 }]).flat();
    const result = await exchangeRaw(api.port, ['GET / HTTP/1.1\r\nHost: a\r\n', ...slow]);
    expectError(only(result.answers), 'request_timeout');
    expect(result.end).toBe('closed');
    expect(result.ms).toBeLessThan(
      timings.headersTimeoutMs + timings.connectionsCheckEveryMs + busyMachineMs,
    );
  });

  it('answers 408 to headers that never end', async () => {
    const result = await exchangeRaw(api.port, 'GET / HTTP/1.1\r\nHost: a\r\n');
    expectError(only(result.answers), 'request_timeout');
  });

  it('answers 408 to bodies that come too slowly or stop, declared or in chunks', async () => {
    const head = rawRequest({ key: refused.liveKey, headers: { 'content-length': String(goodBody.length) } });
    const inChunks = rawRequest({ key: refused.liveKey, headers: { 'transfer-encoding': 'chunked' } });
    const drip = Array.from({ length: 100 }, () => ['1\r\n{\r\n', { pauseMs: 20 }]).flat();
    const results = await Promise.all([
      exchangeRaw(api.port, [head, goodBody.slice(0, 10)]),
      exchangeRaw(api.port, [head, ...Array.from(goodBody, (letter) => [letter, { pauseMs: 20 }]).flat()]),
      exchangeRaw(api.port, [inChunks, '5\r\n{"per\r\n']),
      exchangeRaw(api.port, [inChunks, ...drip]),
      exchangeRaw(api.port, [head]),
    ]);
    for (const { answers, end, ms } of results) {
      const answer = only(answers);
      expectError(answer, 'request_timeout');
      expect(end).toBe('closed');
      expect(ms).toBeLessThan(timings.requestTimeoutMs + timings.connectionsCheckEveryMs + busyMachineMs);
      const lines = () =>
        api.log.of(answer.headers['x-request-id'] ?? '').filter(({ msg }) => msg === 'request');
      await expect
        .poll(lines)
        .toMatchObject([{ status: 408, error_code: 'request_timeout', route: '/api/v1/emails/generate' }]);
    }
  });

  it('closes a connection that is idle, or never says anything', async () => {
    const idle = await exchangeRaw(api.port, usage(api.account.liveKey));
    expect(idle.end).toBe('closed');
    expect(idle.answers.map(({ status }) => status)).toEqual([200]);
    const mute = await exchangeRaw(api.port, []);
    expect(mute.end).toBe('closed');
    expect(mute.ms).toBeLessThan(timings.headersTimeoutMs + busyMachineMs);
  });

  it('serves others while 200 slow connections wait', async () => {
    const slow = Array.from({ length: 200 }, () => exchangeRaw(api.port, 'GET / HTTP/1.1\r\nHost: a\r\n'));
    const startedAt = performance.now();
    const served = await Promise.all(Array.from({ length: 10 }, () => api.generate()));
    expect(served.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(performance.now() - startedAt).toBeLessThan(timings.headersTimeoutMs + busyMachineMs);
    for (const { answers } of await Promise.all(slow)) expectError(only(answers), 'request_timeout');
  });
});

describe('connections', () => {
  it('answers pipelined requests in their order, good and bad', async () => {
    const requests = [
      usage(api.account.liveKey),
      rawRequest({ key: refused.liveKey, body: '{' }),
      rawRequest({ method: 'GET', path: '/nope' }),
      rawRequest({ key: refused.liveKey, body: '{}' }),
      usage(api.account.testKey),
    ];
    const { answers } = await exchangeRaw(api.port, Buffer.concat(requests), { answersMax: requests.length });
    expect(answers.map(({ status }) => status)).toEqual([200, 400, 404, 400, 200]);
    expect(new Set(answers.map(({ headers }) => headers['x-request-id'])).size).toBe(requests.length);
  });

  it('keeps a connection for further requests after a refusal, even before the body was read', async () => {
    const unread = rawRequest({ body: 'x'.repeat(50_000) });
    const { answers } = await exchangeRaw(api.port, Buffer.concat([unread, usage(api.account.liveKey)]), {
      answersMax: 2,
    });
    expect(answers.map(({ status }) => status)).toEqual([401, 200]);
  });

  it('asks for the body with 100 Continue, and answers at the end of it', async () => {
    const head = rawRequest({
      key: api.account.liveKey,
      headers: { expect: '100-continue', 'content-length': String(Buffer.byteLength(goodBody)) },
    });
    const { answers, interim } = await exchangeRaw(api.port, [head, { pauseMs: 30 }, Buffer.from(goodBody)], {
      answersMax: 1,
    });
    expect(interim).toEqual([100]);
    expect(only(answers).status).toBe(200);
  });

  it('charges nothing to a caller who leaves within the request', async () => {
    const head = rawRequest({ key: refused.liveKey, headers: { 'content-length': '500' } });
    const { answers, end } = await exchangeRaw(api.port, [head, '{"persona"', 'half-close']);
    expect(end).toBe('closed');
    for (const answer of answers) expectError(answer, 'bad_request');
  });

  it('charges nothing to a caller who leaves before the request begins', async () => {
    for (const start of ['', 'P', 'POST /api/v1/emails/generate HTTP/1.1\r\nHost']) {
      expect((await exchangeRaw(api.port, [start, 'half-close'])).end).toBe('closed');
    }
  });
});
