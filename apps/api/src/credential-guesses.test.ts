import { parseKeyValue } from '@firstline/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError } from './testing/expect-error.ts';
import { exchangeRaw, rawRequest } from './testing/raw-socket.ts';
import { draftRequest, startTestApi, type TestApi } from './testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.close());

describe('a key that is sent in another place', () => {
  const body = JSON.stringify(draftRequest);

  it('is not read from the body, in any spelling', async () => {
    const { liveKey } = api.account;
    for (const name of [
      'api_key',
      'apiKey',
      'key',
      'token',
      'access_token',
      'Authorization',
      'authorization',
    ]) {
      const answer = await api.send({
        method: 'POST',
        path: '/api/v1/emails/generate',
        body: { ...draftRequest, [name]: `Bearer ${liveKey}` },
      });
      expectError(answer, 'missing_api_key');
      expect(answer.text).not.toContain(liveKey);
    }
  });

  it('is not read from a header that looks like Authorization, nor from two of them', async () => {
    const { liveKey } = api.account;
    const bearer = `Bearer ${liveKey}`;
    const post = 'POST /api/v1/emails/generate HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
    const length = `Content-Length: ${Buffer.byteLength(body)}\r\n`;
    const cases: [string, string[]][] = [
      [`X-Authorization: ${bearer}\r\n`, ['missing_api_key']],
      [`Authorisation: ${bearer}\r\n`, ['missing_api_key']],
      [`Api-Key: ${liveKey}\r\n`, ['missing_api_key']],
      [`Authorization : ${bearer}\r\n`, ['bad_request']],
      [`Authorization: ${bearer}\r\nAuthorization: ${bearer}\r\n`, ['invalid_api_key']],
      [`Authorization: ${bearer}\r\nAUTHORIZATION: Bearer x\r\n`, ['invalid_api_key']],
      [`Authorization:\r\n ${bearer}\r\n`, ['bad_request', 'missing_api_key', 'invalid_api_key']],
      [`Authorization: Bearer\t${liveKey}\r\n`, ['missing_api_key']],
      [`Authorization: Bearer ${liveKey}\0\r\n`, ['bad_request']],
    ];
    for (const [header, codes] of cases) {
      const { answers } = await exchangeRaw(api.port, `${post}${header}${length}\r\n${body}`, {
        answersMax: 1,
      });
      const answer = answers[0];
      if (!answer) throw new Error(`no answer to ${header}`);
      expect(codes).toContain(answer.body.error.code);
      expectError(answer, answer.body.error.code);
    }
    const good = rawRequest({ key: liveKey, body });
    expect((await exchangeRaw(api.port, good, { answersMax: 1 })).answers[0]?.status).toBe(200);
  });
});

it('no key is found by guessing from one that is known', async () => {
  const { liveKey } = api.account;
  const spoilt = new Set<string>();
  for (let at = 0; at < liveKey.length; at++) {
    const others = [
      liveKey.slice(0, at),
      liveKey.slice(at),
      `${liveKey.slice(0, at)}${liveKey.slice(at + 1)}`,
      `${liveKey.slice(0, at)}${liveKey[at]}${liveKey.slice(at)}`,
      `${liveKey.slice(0, at)}${swapCase(liveKey[at] ?? '')}${liveKey.slice(at + 1)}`,
    ];
    for (const other of others) if (other !== liveKey && other !== '') spoilt.add(other);
  }
  expect(spoilt.size).toBeGreaterThan(150);
  for (const guess of spoilt) expect(parseKeyValue(guess)).toBeUndefined();
  for (const guess of [...spoilt].filter((_, index) => index % 10 === 0)) {
    expectError(await api.send({ path: '/api/v1/account/usage', key: guess }), 'invalid_api_key');
  }
});

function swapCase(letter: string): string {
  return letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase();
}
