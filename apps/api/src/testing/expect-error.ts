import type { FailureCode } from '@firstline/core';
import { expect } from 'vitest';
import { errorTable, isRetryable } from '../errors/error-table.ts';
import type { TestAnswer } from './send.ts';

const errorBytesMax = 4 * 1024;
const requestIdPattern = /^req_[0-9A-HJKMNP-TV-Z]{26}$/;

/** Fails unless an answer is this error, in every particular that all errors share. */
export function expectError(
  answer: Pick<TestAnswer, 'status' | 'headers' | 'text' | 'body'>,
  code: FailureCode,
): void {
  const { status, type } = errorTable[code];
  const { headers, body, text } = answer;
  expect({ status: answer.status, code: body?.error?.code }).toEqual({ status, code });
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(Object.keys(body)).toEqual(['success', 'error', 'meta']);
  expect(body.success).toBe(false);
  expect(body.error).toMatchObject({ type, code, message: expect.stringMatching(/\S/) });
  expect(body.error.doc_url).toMatch(new RegExp(`^http://[^/]+/docs/errors#${code}$`));
  expect(body.error.request_id).toMatch(requestIdPattern);
  expect(headers['x-request-id']).toBe(body.error.request_id);
  expect(body.meta).toEqual({ credits_used: 0, processing_time_ms: expect.any(Number) });
  expect(body.meta.processing_time_ms).toBeGreaterThanOrEqual(0);
  expect(headers['x-should-retry']).toBe(String(isRetryable(code)));
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(errorBytesMax);
  expectChallenge(headers['www-authenticate'], code, status);
  if (status === 503) {
    expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
  }
  expectNoInnards(text);
}

/** RFC 6750, section 3. */
function expectChallenge(value: string | undefined, code: FailureCode, status: number): void {
  if (status === 401) {
    const sentNothing = code === 'missing_api_key' || code === 'missing_session';
    expect(value).toBe(sentNothing ? 'Bearer realm="api"' : 'Bearer realm="api", error="invalid_token"');
  } else if (code === 'insufficient_scope') {
    expect(value).toMatch(/^Bearer realm="api", error="insufficient_scope", scope="[a-z:]+"$/);
  } else {
    expect(value).toBeUndefined();
  }
}

/** No stack, SQL, path of ours or name of a library. */
export function expectNoInnards(text: string): void {
  expect(text).not.toMatch(
    /node_modules|\.ts:\d|\bat \S+ \(|select \*|postgres|fastify|FST_ERR|SQLSTATE|\/work\//i,
  );
}

/** Fails where an answer quotes more than 64 characters of what was sent. */
export function expectNoEcho(text: string, sent: string): void {
  const characters = Array.from(sent);
  for (let start = 0; start + 65 <= characters.length; start += 64) {
    const stretch = characters.slice(start, start + 65).join('');
    expect(text).not.toContain(JSON.stringify(stretch).slice(1, -1));
  }
}
