import { lengths } from '@firstline/core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectNothingCharged } from './testing/books.ts';
import { expectError, expectNoEcho } from './testing/expect-error.ts';
import { acceptedContentTypes, refusedContentTypes } from './testing/hostile/content-types.ts';
import {
  blankTexts,
  brokenTexts,
  notStrings,
  repeatedKeys,
  soundTexts,
  unknownKeys,
} from './testing/hostile/field-cases.ts';
import { notJson, notRequests } from './testing/hostile/json-cases.ts';
import { chunked, exchangeRaw, type RawAnswer, rawRequest } from './testing/raw-socket.ts';
import { draftRequest, startTestApi, type TestApi } from './testing/start-test-api.ts';
import { createTestAccount, type TestAccount } from './testing/test-account.ts';

let api: TestApi;
/** Sends what is refused, and must never pay. */
let refused: TestAccount;
beforeAll(async () => {
  api = await startTestApi();
  refused = await createTestAccount(api.core);
});
afterAll(() => api?.close());

async function post(
  body: string | Buffer,
  headers: Record<string, string> = {},
  key = refused.liveKey,
): Promise<RawAnswer> {
  const { answers, rest } = await exchangeRaw(api.port, rawRequest({ key, body, headers }), {
    answersMax: 1,
  });
  expect(rest).toBe('');
  const [answer] = answers;
  if (!answer) throw new Error('no answer came');
  return answer;
}

/** The body with some members replaced by raw JSON. */
function bodyWith(members: Record<string, string>): string {
  const all = {
    ...Object.fromEntries(Object.entries(draftRequest).map(([k, v]) => [k, JSON.stringify(v)])),
    ...members,
  };
  return `{${Object.entries(all)
    .map(([name, value]) => `${JSON.stringify(name)}:${value}`)
    .join(',')}}`;
}

function expectField(answer: RawAnswer, field: string, code: string): void {
  expectError(answer, 'validation_failed');
  expect(answer.body.error.param).toBe(field);
  expect(answer.body.error.errors).toEqual([{ field, code, message: expect.stringContaining(field) }]);
}

describe('what is refused over a socket is charged nothing, and the server goes on', () => {
  afterEach(async () => {
    await expectNothingCharged(api.core, refused.accountId);
    expect((await api.generate()).status).toBe(200);
  });

  it.each(notJson)('answers invalid_json to %s', async (_name, body) => {
    const answer = await post(body);
    expectError(answer, 'invalid_json');
    expectNoEcho(answer.text, body);
  });

  it.each(notRequests)('refuses a body that is JSON and no request: %s', async (_name, body) => {
    const answer = await post(body);
    const { code } = answer.body.error;
    expectError(answer, code);
    expect(['validation_failed', 'invalid_json']).toContain(code);
    expectNoEcho(answer.text, body);
  });

  it('answers empty_body to a request without one, however it is declared', async () => {
    for (const request of [
      rawRequest({ key: refused.liveKey }),
      rawRequest({ key: refused.liveKey, headers: { 'content-length': '0' } }),
      rawRequest({ key: refused.liveKey, headers: { 'content-type': 'none' } }),
      rawRequest({ key: refused.liveKey, headers: { 'content-type': 'none', 'content-length': '0' } }),
      Buffer.concat([
        rawRequest({ key: refused.liveKey, headers: { 'transfer-encoding': 'chunked' } }),
        chunked(''),
      ]),
    ]) {
      const { answers } = await exchangeRaw(api.port, request, { answersMax: 1 });
      expect(answers).toHaveLength(1);
      if (answers[0]) expectError(answers[0], 'empty_body');
    }
  });

  describe.each(['persona', 'offer', 'goal', 'tone', 'industry', 'additionalContext'])(
    'the field %s',
    (field) => {
      it('must be a string', async () => {
        for (const value of notStrings) {
          expectField(await post(bodyWith({ [field]: value })), field, 'invalid_type');
        }
      });

      it('must not be blank', async () => {
        for (const [, text] of blankTexts) {
          const code = field === 'tone' ? 'invalid_enum_value' : 'blank';
          expectField(await post(bodyWith({ [field]: JSON.stringify(text) })), field, code);
        }
      });

      it('must hold no control characters and no broken pairs', async () => {
        for (const [, text] of brokenTexts) {
          const code = field === 'tone' ? 'invalid_enum_value' : 'invalid_characters';
          const answer = await post(bodyWith({ [field]: `"${text}"` }));
          expectField(answer, field, code);
        }
      });
    },
  );

  it('answers missing_required_field for each field that is missing, all at once', async () => {
    const answer = await post('{"tone":"casual"}');
    expectError(answer, 'validation_failed');
    expect(answer.body.error).toMatchObject({
      message: '3 fields are invalid.',
      param: 'persona',
      errors: ['persona', 'offer', 'goal'].map((field) => ({
        field,
        code: 'missing_required_field',
        message: `${field} is required`,
      })),
    });
  });

  it('matches tones exactly', async () => {
    for (const tone of [
      'Professional',
      'FORMAL',
      ' casual',
      'casual\n',
      'pro',
      'sarcastic',
      '__proto__',
      'toString',
      'ｆormal',
    ]) {
      expectField(await post(bodyWith({ tone: JSON.stringify(tone) })), 'tone', 'invalid_enum_value');
    }
  });

  it.each(unknownKeys)('refuses %s', async (_name, member, code, field) => {
    const answer = await post(bodyWith({}).replace(/}$/, `,${member}}`));
    expectField(answer, field, code);
  });

  it('says that an unknown key is unknown, however odd its name', async () => {
    const names = [
      '',
      ' ',
      '\u0000',
      'a\nb',
      '\u001b[31m',
      '\ud800',
      'x'.repeat(5_000),
      '\u{1f600}'.repeat(300),
      '</script>',
    ];
    for (const name of names) {
      const answer = await post(bodyWith({ [name]: '1' }));
      expectError(answer, 'validation_failed');
      expect(answer.body.error.errors).toMatchObject([{ code: 'unknown_field' }]);
      expectNoEcho(answer.text, name);
    }
  });

  it('names at most 20 faults within 4 KiB, and counts them all', async () => {
    const short = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`key${index}`, '1']));
    const answer = await post(bodyWith(short));
    expectError(answer, 'validation_failed');
    expect(answer.body.error.message).toBe('500 fields are invalid.');
    expect(answer.body.error.errors).toHaveLength(20);
    const long = Object.fromEntries(
      Array.from({ length: 300 }, (_, index) => [`${'\u{1f600}'.repeat(70)}${index}`, '1']),
    );
    expectError(await post(bodyWith(long)), 'validation_failed');
  });

  it.each(['additional_context', 'AdditionalContext', 'additional-context'])(
    'says how a field is spelled that was sent as %s',
    async (name) => {
      const answer = await post(bodyWith({ [name]: '"a"' }));
      expectError(answer, 'validation_failed');
      expect(answer.body.error.message).toContain('it is spelled additionalContext');
    },
  );

  it.each([
    ['{"persona":"a",}', 'The body is not valid JSON: look near character 16.'],
    ['{"goal":"a","offer":"b","goal":"c"}', 'The body names "goal" twice.'],
  ])('says where a body stops being JSON, and which key it names twice: %s', async (body, message) => {
    expect((await post(body)).body.error.message).toBe(message);
  });

  it.each(repeatedKeys)('refuses a key named twice: %s', async (_name, member) => {
    expectError(await post(bodyWith({ persona: '"a"' }).replace(/}$/, `,${member}}`)), 'invalid_json');
  });

  it('changes no prototype', async () => {
    await post(bodyWith({ __proto__x: '1' }).replace('__proto__x', '__proto__'));
    await post(
      '{"__proto__":{"persona":"a","offer":"b","goal":"c"},"constructor":{"prototype":{"polluted":1}}}',
    );
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(({} as Record<string, unknown>).persona).toBeUndefined();
  });

  describe.each([
    ['persona', lengths.persona],
    ['offer', lengths.offer],
    ['goal', lengths.goal],
    ['industry', lengths.industry],
    ['additionalContext', lengths.additionalContext],
  ] as const)('the length of %s', (field, limit) => {
    it('counts code points: one above the limit is too long', async () => {
      for (const unit of ['a', 'é', '\u{1f600}', '漢']) {
        const answer = await post(bodyWith({ [field]: JSON.stringify(unit.repeat(limit + 1)) }));
        expectField(answer, field, 'too_long');
        expect(answer.body.error.message).toContain(`at most ${limit} characters`);
        expectNoEcho(answer.text, unit.repeat(limit + 1));
      }
      const combining = 'e\u0301'.repeat(Math.ceil((limit + 1) / 2));
      expectField(await post(bodyWith({ [field]: JSON.stringify(combining) })), field, 'too_long');
      expectField(await post(bodyWith({ [field]: `"${'\\u0061'.repeat(limit + 1)}"` })), field, 'too_long');
    });
  });

  describe('the encoding of the body', () => {
    const bytes: [string, number[]][] = [
      ['a lone continuation byte', [0x80]],
      ['a byte that never stands in UTF-8', [0xff]],
      ['another one', [0xfe]],
      ['an overlong slash', [0xc0, 0xaf]],
      ['an overlong NUL', [0xc0, 0x80]],
      ['an overlong sequence of three', [0xe0, 0x80, 0xaf]],
      ['an encoded surrogate', [0xed, 0xa0, 0x80]],
      ['an encoded pair (CESU-8)', [0xed, 0xa0, 0xbd, 0xed, 0xb8, 0x80]],
      ['a sequence cut short', [0xe2, 0x82]],
      ['a sequence of four cut short', [0xf0, 0x9f, 0x98]],
      ['a code point past the last', [0xf4, 0x90, 0x80, 0x80]],
      ['a first byte past the last', [0xf5, 0x80, 0x80, 0x80]],
      ['Latin-1', [0xe9]],
    ];
    it.each(bytes)('must be UTF-8: %s', async (_name, broken) => {
      for (const place of ['"persona":"a?b"', '"x?":1', '"goal":"?"']) {
        const [before = '', after = ''] = place.split('?');
        const body = Buffer.concat([
          Buffer.from(`{${before}`),
          Buffer.from(broken),
          Buffer.from(`${after}}`),
        ]);
        expectError(await post(body), 'invalid_json');
      }
    });

    it('must not be UTF-16 or UTF-32', async () => {
      const text = JSON.stringify(draftRequest);
      for (const body of [
        Buffer.from(text, 'utf16le'),
        Buffer.from(`\ufeff${text}`, 'utf16le'),
        Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
        Buffer.concat(Array.from(text, (character) => Buffer.from([0, 0, 0, character.charCodeAt(0)]))),
      ]) {
        expectError(await post(body), 'invalid_json');
      }
    });

    it('must not be compressed', async () => {
      for (const encoding of ['gzip', 'br', 'deflate', 'zstd', 'gzip, identity', 'unknown', 'GZIP']) {
        expectError(
          await post(JSON.stringify(draftRequest), { 'content-encoding': encoding }),
          'unsupported_media_type',
        );
      }
    });
  });

  describe('the content type', () => {
    it.each(refusedContentTypes)('answers 415 to "%s", whatever the body', async (type) => {
      expectError(
        await post(JSON.stringify(draftRequest), { 'content-type': type }),
        'unsupported_media_type',
      );
      expectError(await post('{"persona":1}', { 'content-type': type }), 'unsupported_media_type');
    });

    it('answers 415 without one', async () => {
      expectError(
        await post(JSON.stringify(draftRequest), { 'content-type': 'none' }),
        'unsupported_media_type',
      );
    });

    it('answers 415 to two that differ, in either order', async () => {
      const types = ['application/json', 'text/plain', 'application/json; charset=latin1'];
      for (const [one, other] of [types, types.toReversed(), [types[0], types[2]]]) {
        // Two lines of one name.
        const headers = { 'content-type': `${one}\r\nContent-Type: ${other}` };
        const body = JSON.stringify(draftRequest);
        const bytes = rawRequest({ key: refused.liveKey, headers, body });
        const { answers } = await exchangeRaw(api.port, bytes, { answersMax: 1 });
        expect(answers.map(({ status }) => status)).toEqual([415]);
      }
    });

    it.each(acceptedContentTypes)('never skips validation: "%s"', async (type) => {
      expectError(await post('{"persona":1}', { 'content-type': type }), 'validation_failed');
    });
  });

  describe('the size of the body', () => {
    const oneTooMany = JSON.stringify(draftRequest).padEnd(96 * 1024 + 1, ' ');

    it('answers 413 to one byte too many, declared or in chunks', async () => {
      expectError(await post(oneTooMany), 'payload_too_large');
      const request = rawRequest({ key: refused.liveKey, headers: { 'transfer-encoding': 'chunked' } });
      const { answers } = await exchangeRaw(api.port, Buffer.concat([request, chunked(oneTooMany)]), {
        answersMax: 1,
      });
      expect(answers).toHaveLength(1);
      if (answers[0]) expectError(answers[0], 'payload_too_large');
    });

    it('answers 413 to a length that it need not wait for', async () => {
      for (const length of ['98305', '5000000000', '9007199254740993']) {
        const { answers } = await exchangeRaw(
          api.port,
          rawRequest({ key: refused.liveKey, headers: { 'content-length': length } }),
          { answersMax: 1 },
        );
        expect(answers).toHaveLength(1);
        if (answers[0]) expectError(answers[0], 'payload_too_large');
      }
    });

    it('gets its answer to a caller who goes on sending megabytes', async () => {
      const { answers } = await exchangeRaw(
        api.port,
        rawRequest({ key: refused.liveKey, body: 'x'.repeat(3_000_000) }),
        {
          answersMax: 1,
        },
      );
      expect(answers).toHaveLength(1);
      if (answers[0]) expectError(answers[0], 'payload_too_large');
    });
  });
});

describe('what may be sent', () => {
  async function serve(body: string | Buffer, headers: Record<string, string> = {}): Promise<RawAnswer> {
    return post(body, headers, api.account.liveKey);
  }

  it.each(soundTexts)('is judged by the engine and never breaks anything: %s', async (_name, text) => {
    for (const field of ['persona', 'offer', 'goal', 'industry', 'additionalContext']) {
      const answer = await serve(bodyWith({ [field]: JSON.stringify(text) }));
      // Another language, or an abusive purpose, is the engine's to refuse; context and industry never are.
      expect(['persona', 'offer', 'goal'].includes(field) ? [200, 422] : [200]).toContain(answer.status);
    }
  });

  it.each(acceptedContentTypes)('takes JSON in UTF-8 spelled "%s"', async (type) => {
    expect((await serve(JSON.stringify(draftRequest), { 'content-type': type })).status).toBe(200);
  });

  it('takes a body of exactly 96 KiB, declared or in chunks', async () => {
    const body = JSON.stringify(draftRequest).padEnd(96 * 1024, ' ');
    expect((await serve(body)).status).toBe(200);
    const request = rawRequest({ key: api.account.liveKey, headers: { 'transfer-encoding': 'chunked' } });
    const { answers } = await exchangeRaw(api.port, Buffer.concat([request, chunked(body)]), {
      answersMax: 1,
    });
    expect(answers.map(({ status }) => status)).toEqual([200]);
  });

  it('takes a chunked body cut anywhere, even within a character', async () => {
    const body = JSON.stringify({ ...draftRequest, industry: 'Caf\u00e9s \u{1f680}' });
    const request = rawRequest({ key: api.account.liveKey, headers: { 'transfer-encoding': 'chunked' } });
    const { answers } = await exchangeRaw(api.port, Buffer.concat([request, chunked(body, 1)]), {
      answersMax: 1,
    });
    expect(answers.map(({ status }) => status)).toEqual([200]);
  });

  it('takes a byte order mark, white space and escapes', async () => {
    expect((await serve(`\ufeff ${JSON.stringify(draftRequest)}\r\n`)).status).toBe(200);
    const escaped = JSON.stringify(draftRequest).replaceAll(
      /[a-z]/g,
      (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
    expect((await serve(escaped)).status).toBe(200);
  });
});

describe('the longest texts that may be sent', () => {
  let plain: TestApi;
  beforeAll(async () => {
    // The length is judged before the engine is asked; this one takes any text.
    const draft = {
      subjectLine: 'A short question',
      emailContent: 'Hello,\n\nWould a short call help?\n\nBest regards',
    };
    const upstream = { calls: 0, inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 };
    plain = await startTestApi({
      engine: { name: 'fixed-1', write: async () => ({ ok: true, draft, upstream }) },
    });
  });
  afterAll(() => plain?.close());

  it.each([
    ['persona', lengths.persona],
    ['offer', lengths.offer],
    ['goal', lengths.goal],
    ['industry', lengths.industry],
    ['additionalContext', lengths.additionalContext],
  ] as const)('%s takes its limit and one below, in code points', async (field, limit) => {
    for (const unit of ['a', 'é', '\u{1f600}', '漢']) {
      for (const length of [limit - 1, limit]) {
        const answer = await plain.generate({ ...draftRequest, [field]: unit.repeat(length) });
        expect(answer.status).toBe(200);
      }
    }
    const padded = `  \u200b${'a'.repeat(limit)}\n\ufeff `;
    expect((await plain.generate({ ...draftRequest, [field]: padded })).status).toBe(200);
    const combining = 'e\u0301'.repeat(limit / 2);
    expect((await plain.generate({ ...draftRequest, [field]: combining })).status).toBe(200);
  });

  it('all fields take their limit at once, each character as two escapes', async () => {
    const fields = ['persona', 'offer', 'goal', 'industry', 'additionalContext'] as const;
    const body = `{${fields.map((field) => `"${field}":"${'\\ud83d\\ude00'.repeat(lengths[field])}"`).join(',')}}`;
    expect(Buffer.byteLength(body)).toBeLessThan(96 * 1024);
    expect((await plain.generate(body)).status).toBe(200);
  });
});
