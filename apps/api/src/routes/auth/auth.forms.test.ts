import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exchangeRaw } from '../../testing/raw-socket.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const credentials = { email: 'someone@example.com', password: 'correct horse battery' };
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  const body = { ...credentials, name: 'Sample Person' };
  await api.send({ method: 'POST', path: '/api/auth/sign-up/email', body });
});
afterAll(() => api?.close());

const signIn = (body: unknown, type: string | undefined, headers: Record<string, string> = {}) =>
  api.send({
    method: 'POST',
    path: '/api/auth/sign-in/email',
    body,
    headers: { ...(type === undefined ? {} : { 'content-type': type }), ...headers },
  });

/** What the page of another site can have a visitor's browser send without asking. */
const form = new URLSearchParams(credentials).toString();
const json = JSON.stringify(credentials);
const multipart = Object.entries(credentials)
  .map(([name, value]) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
  .join('')
  .concat('--b--\r\n');

describe('a form of another site signs nobody in', () => {
  it.each([
    ['application/x-www-form-urlencoded', form],
    ['application/x-www-form-urlencoded;charset=UTF-8', form],
    ['application/x-www-form-urlencoded; a=application/json', form],
    ['multipart/form-data; boundary=b', multipart],
    ['text/plain', json],
    ['text/plain; application/json', json],
    ['application/json, application/x-www-form-urlencoded', form],
    ['', json],
  ])('sent as "%s"', async (type, body) => {
    const browser = {
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
    };
    for (const headers of [{}, browser]) {
      const answer = await signIn(body, type, headers);
      expect(answer.status).toBe(415);
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(answer.headers['set-auth-token']).toBeUndefined();
    }
  });

  it('sent without a type, or with two', async () => {
    const head = (types: string[]) =>
      ['POST /api/auth/sign-in/email HTTP/1.1', 'host: a', ...types, `content-length: ${json.length}`].join(
        '\r\n',
      );
    for (const types of [[], ['content-type: application/json', 'content-type: text/plain']]) {
      const { answers } = await exchangeRaw(api.port, `${head(types)}\r\n\r\n${json}`, { answersMax: 1 });
      expect(answers[0]?.status).toBe(415);
      expect(answers[0]?.headers['set-cookie']).toBeUndefined();
    }
  });

  it('while JSON does, with and without an origin, and with a charset', async () => {
    for (const type of ['application/json', 'application/json; charset=utf-8']) {
      const answer = await signIn(json, type);
      expect([answer.status, typeof answer.headers['set-auth-token']]).toEqual([200, 'string']);
    }
  });
});
