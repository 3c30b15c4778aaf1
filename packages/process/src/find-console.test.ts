import { expect, test } from 'vitest';
import { toConsoleUrl } from './find-console.ts';

test('links lead to the console where it is, and nowhere while that is not known', () => {
  const built = { folder: '/srv/firstline/apps/console/dist' };
  const elsewhere = { url: 'https://console.example.com' };
  expect(toConsoleUrl(built, 'https://drafts.example.com')).toBe('https://drafts.example.com/console');
  expect(toConsoleUrl(elsewhere, 'https://drafts.example.com')).toBe('https://console.example.com');
  expect(toConsoleUrl(elsewhere, undefined)).toBe('https://console.example.com');
  expect(toConsoleUrl(built, undefined)).toBeUndefined();
  expect(toConsoleUrl(undefined, 'https://drafts.example.com')).toBeUndefined();
});
