import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type FakeMessagesApi, startFakeMessagesApi } from './start-fake-messages-api.ts';
import { parseSteps, type StepName } from './steps.ts';

const brief = { persona: 'School caretaker', offer: 'LED lamps that last 12 years', goal: 'a reply' };

const schema = {
  type: 'object',
  properties: { declined: { type: 'boolean' }, subject: { type: 'string' }, body: { type: 'string' } },
  required: ['declined', 'subject', 'body'],
  additionalProperties: false,
};

const validBody = {
  model: 'claude-haiku-5-5',
  max_tokens: 500,
  messages: [{ role: 'user', content: `<brief>${JSON.stringify(brief)}</brief> Write.` }],
  output_config: { format: { type: 'json_schema', schema } },
};

const validHeaders: Record<string, string> = {
  authorization: 'Bearer any-key',
  'anthropic-version': '2026-10-21',
  'content-type': 'application/json',
};

function ask(api: FakeMessagesApi, body: unknown = validBody, headers = validHeaders, path = '/v1/messages') {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return fetch(`${api.baseUrl}${path}`, { method: 'POST', headers, body: text });
}

/** The members that these tests look at, present or not. */
type AnswerBody = {
  type: string;
  content: [{ text: string }];
  usage: { input_tokens: number };
  input_tokens: number;
};

async function read(response: Response): Promise<AnswerBody> {
  return (await response.json()) as AnswerBody;
}

describe('the fake Messages API', () => {
  it('answers with a draft of the brief in the shape that the schema asks for', async () => {
    await using api = await startFakeMessagesApi();
    const response = await ask(api);
    expect(response.status).toBe(200);
    expect(response.headers.get('request-id')).toMatch(/^req_011/);
    const message = await read(response);
    expect(message).toMatchObject({ type: 'message', role: 'assistant', stop_reason: 'end_turn' });
    expect(message.usage.input_tokens).toBeGreaterThan(0);
    const draft = JSON.parse(message.content[0].text);
    expect(draft).toMatchObject({ declined: false, body: expect.stringContaining(brief.offer) });
    expect(Object.keys(draft)).toEqual(['declined', 'subject', 'body']);
  });

  it('keeps what it was asked', async () => {
    await using api = await startFakeMessagesApi();
    await ask(api);
    expect(api.requests).toMatchObject([{ path: '/v1/messages', body: { model: 'claude-haiku-5-5' } }]);
    expect(api.requests[0]?.headers['anthropic-version']).toBe('2026-10-21');
  });

  const { model: _model, ...withoutModel } = validBody;
  const { max_tokens: _maxTokens, ...withoutMaxTokens } = validBody;
  const refused: [string, unknown, Record<string, string>, number, string][] = [
    ['no credential', validBody, { ...validHeaders, authorization: '' }, 401, 'authentication_error'],
    ['no version', validBody, { authorization: 'Bearer k' }, 400, 'invalid_request_error'],
    ['broken JSON', '{"model":', validHeaders, 400, 'invalid_request_error'],
    ['a sampling parameter', { ...validBody, temperature: 1 }, validHeaders, 400, 'invalid_request_error'],
    ['no model', withoutModel, validHeaders, 400, 'invalid_request_error'],
    ['no max_tokens', withoutMaxTokens, validHeaders, 400, 'invalid_request_error'],
    ['no messages', { ...validBody, messages: [] }, validHeaders, 400, 'invalid_request_error'],
    [
      'an empty message',
      { ...validBody, messages: [{ role: 'user', content: ' ' }] },
      validHeaders,
      400,
      'invalid_request_error',
    ],
    [
      'an unknown effort',
      { ...validBody, output_config: { effort: 'tiny' } },
      validHeaders,
      400,
      'invalid_request_error',
    ],
    [
      'a schema that leaves members open',
      { ...validBody, output_config: { format: { type: 'json_schema', schema: { type: 'object' } } } },
      validHeaders,
      400,
      'invalid_request_error',
    ],
  ];
  it.each(refused)('refuses %s in the standard envelope', async (_name, body, headers, status, type) => {
    await using api = await startFakeMessagesApi();
    const response = await ask(api, body, headers);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({
      type: 'error',
      error: { type, message: expect.any(String) },
      request_id: response.headers.get('request-id'),
    });
  });

  it('takes the key in either header', async () => {
    await using api = await startFakeMessagesApi();
    const { authorization: _authorization, ...rest } = validHeaders;
    expect((await ask(api, validBody, { ...rest, 'x-api-key': 'any' })).status).toBe(200);
  });

  it('plays its script in order and then its default', async () => {
    await using api = await startFakeMessagesApi({ otherwise: '529' });
    api.script('429', '429_no_retry_after', 'ok');
    const answers = [await ask(api), await ask(api), await ask(api), await ask(api)];
    expect(answers.map(({ status }) => status)).toEqual([429, 429, 200, 529]);
    expect(answers.map(({ headers }) => headers.get('retry-after'))).toEqual(['1', null, null, null]);
  });

  it.each(['400', '401', '402', '403', '404', '413', '500', '503', '504', '529'] as const)(
    'answers %s on demand',
    async (step) => {
      await using api = await startFakeMessagesApi({ otherwise: step });
      const response = await ask(api);
      expect(response.status).toBe(Number(step));
      expect((await read(response)).type).toBe('error');
    },
  );

  const answering: [StepName, Record<string, unknown>][] = [
    ['refusal', { content: [], stop_reason: 'refusal' }],
    ['max_tokens', { stop_reason: 'max_tokens' }],
    ['empty_content', { content: [], stop_reason: 'end_turn' }],
    ['wrong_schema', { stop_reason: 'end_turn' }],
  ];
  it.each(answering)('answers 200 with %s', async (step, expected) => {
    await using api = await startFakeMessagesApi({ otherwise: step });
    const response = await ask(api);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject(expected);
  });

  it.each(['invalid_json', 'max_tokens'] as const)('gives text that no parser reads: %s', async (step) => {
    await using api = await startFakeMessagesApi({ otherwise: step });
    const message = await read(await ask(api));
    expect(() => JSON.parse(message.content[0].text)).toThrow(SyntaxError);
  });

  it.each(['cut_json', 'html'] as const)('gives a body that is no message: %s', async (step) => {
    await using api = await startFakeMessagesApi({ otherwise: step });
    await expect((await ask(api)).json()).rejects.toThrow(SyntaxError);
  });

  it('breaks the connection before the headers and within the body', async () => {
    await using api = await startFakeMessagesApi();
    api.script('reset', 'cut_body');
    await expect(ask(api)).rejects.toThrow('fetch failed');
    const response = await ask(api);
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow('terminated');
  });

  it.each(['hang', 'hang_mid_body', 'drip'] as const)('does not finish: %s', async (step) => {
    await using api = await startFakeMessagesApi({ otherwise: step });
    const signal = AbortSignal.timeout(60);
    const asking = fetch(`${api.baseUrl}/v1/messages`, {
      method: 'POST',
      headers: validHeaders,
      body: JSON.stringify(validBody),
      signal,
    }).then((response) => response.text());
    await expect(asking).rejects.toThrow(/abort/i);
  });

  it('waits as long as it is told', async () => {
    await using api = await startFakeMessagesApi({ delayMs: 80 });
    const startedAt = performance.now();
    await ask(api);
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(78);
  });

  it('counts tokens without max_tokens and knows no other path', async () => {
    await using api = await startFakeMessagesApi();
    const counted = await ask(api, withoutMaxTokens, validHeaders, '/v1/messages/count_tokens');
    expect((await read(counted)).input_tokens).toBeGreaterThan(0);
    expect((await ask(api, validBody, validHeaders, '/v1/complete')).status).toBe(404);
  });

  it('closes once, also while answers hang', async () => {
    const api = await startFakeMessagesApi({ otherwise: 'hang' });
    const asking = ask(api).catch(() => 'closed');
    while (api.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await api.close();
    await api.close();
    expect(await asking).toBe('closed');
  });
});

describe('a script given as text', () => {
  it('is a list of known names', () => {
    expect(parseSteps('429, ok').map(({ kind }) => kind)).toEqual(['error', 'ok']);
    expect(() => parseSteps('ok,banana')).toThrow('unknown step "banana"');
    expect(() => parseSteps('constructor')).toThrow('unknown step');
  });
});

describe('the server started by hand', () => {
  it('says where it answers, plays its script and ends on a signal', async () => {
    const main = fileURLToPath(new URL('main.ts', import.meta.url));
    const child = spawn(process.execPath, [main, '--port', '0', '--script', '529,ok'], { stdio: 'pipe' });
    const [line] = await once(child.stdout, 'data');
    const baseUrl = /http:\/\/\S+/.exec(String(line))?.[0] ?? '';
    const post = () =>
      fetch(`${baseUrl}/v1/messages`, {
        method: 'POST',
        headers: validHeaders,
        body: JSON.stringify(validBody),
      });
    expect([(await post()).status, (await post()).status]).toEqual([529, 200]);
    child.kill('SIGTERM');
    expect((await once(child, 'exit'))[0]).toBe(0);
  });
});
