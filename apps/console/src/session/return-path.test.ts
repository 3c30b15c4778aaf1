import { expect, test } from 'vitest';
import { readReturnPath, signInPath } from './return-path.ts';

test('the page that was asked for comes after sign-in', () => {
  for (const path of ['/', '/keys', '/webhooks/whk_1?tab=deliveries']) {
    const [, query = ''] = signInPath(path).split('?', 2);
    expect(readReturnPath(new URLSearchParams(signInPath(path).slice('/sign-in'.length)))).toBe(path);
    expect(query === '').toBe(path === '/');
  }
});

test.each([
  'https://elsewhere.example',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'javascript:alert(1)',
  '',
])('a link cannot lead elsewhere: %s', (next) => {
  expect(readReturnPath(new URLSearchParams({ next }))).toBe('/');
});
