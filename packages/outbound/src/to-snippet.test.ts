import { expect, test } from 'vitest';
import { toSnippet } from './to-snippet.ts';

const text = (value: string) => toSnippet(Buffer.from(value));

test('plain text stays as it is', () => {
  expect(text('{"ok":\ttrue}\n')).toBe('{"ok":\ttrue}\n');
  expect(text('größer 你好 👋🏽')).toBe('größer 你好 👋🏽');
  expect(toSnippet(new Uint8Array())).toBe('');
});

test('controls, and characters that reorder or hide text, become U+FFFD', () => {
  expect(text('a\0b\x1b[31mc\x7fd\x85e')).toBe('a\ufffdb\ufffd[31mc\ufffdd\ufffde');
  expect(text('a\u202eb\u2066c\u200bd\u2028e\ufefff')).toBe('a\ufffdb\ufffdc\ufffdd\ufffde\ufffdf');
  expect(text('a\u061cb\u{e0041}c')).toBe('a\ufffdb\ufffdc');
  expect(text('a\r\nb\rc')).toBe('a\nb\ufffdc');
});

test.each([
  ['text', Buffer.alloc(5_000, 'a')],
  ['characters of several bytes', Buffer.from('€'.repeat(2_000))],
  ['characters outside the basic plane', Buffer.from(`a${'👋'.repeat(2_000)}`)],
  ['bytes that are no UTF-8', Buffer.alloc(5_000, 0xff)],
  ['controls', Buffer.alloc(5_000)],
  ['a gzip file', Buffer.from('1f8b0800000000000003', 'hex')],
])('%s become at most 1 KiB of well-formed text', (_, bytes) => {
  const snippet = toSnippet(bytes);
  expect(Buffer.byteLength(snippet)).toBeLessThanOrEqual(1_024);
  expect(snippet.isWellFormed()).toBe(true);
  expect(snippet).not.toMatch(/(?![\n\t])\p{Cc}/u);
  expect(snippet.length).toBeGreaterThan(0);
});

test('a character that the limit would cut in two is left out', () => {
  expect(text(`${'a'.repeat(1_023)}€`)).toBe('a'.repeat(1_023));
});
