import { expect, test } from 'vitest';
import { loadCommonPasswords } from './common-passwords.ts';
import { findPasswordFault } from './password-strength.ts';

const owner = { email: 'jane.doe@example-company.com', name: 'Jane Doe' };
const common = await loadCommonPasswords();
const faultOf = (password: string) =>
  findPasswordFault(password, owner, (candidate) => common.has(candidate));

test.each([
  'password',
  'PASSWORD',
  'P@ssw0rd',
  'Password123!',
  'Summer2024!',
  '!!monkey!!',
  '12345678',
  '0987654321',
  'qwertyuiop',
  'abcdefghij',
  'zyxwvuts',
  'aaaaaaaa',
  'abababababab',
  'abcabcabcabc',
  '1q2w3e4r',
  'iloveyou2',
  'letmein1',
])('refuses %s as one that is guessed first', (password) => {
  expect(faultOf(password)).toBe('PASSWORD_TOO_COMMON');
});

test.each([
  'jane.doe@example-company.com',
  'janedoe2024',
  'JaneDoe2024!',
  'doe-jane-7',
  'example-company1',
  'firstline2026',
])('refuses %s as following from the person', (password) => {
  expect(faultOf(password)).toBe('PASSWORD_TOO_PERSONAL');
});

test.each([
  'correct horse battery',
  'K9#mPq2zVt',
  'janedoe likes green tea',
  'a long enough password',
  'pässwörter sind schwer',
  'summer20394857203948',
  '🙈🙉🙊🐵🐶🐱🐭🐹',
])('takes %s', (password) => {
  expect(faultOf(password)).toBeUndefined();
});

test('knows the passwords that are used most', () => {
  expect(common.size).toBeGreaterThan(40_000);
});
