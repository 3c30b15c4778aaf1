import { expect, test } from 'vitest';
import { keyStatus } from './key-record.ts';

const at = new Date('2026-02-03T10:00:00.000Z');
const before = new Date(at.getTime() - 1);
const after = new Date(at.getTime() + 1);

test.each([
  ['active', null, null, null],
  ['active', null, after, null],
  ['expired', null, at, null],
  ['expired', null, before, null],
  ['rotating', null, after, 'key_new'],
  ['expired', null, at, 'key_new'],
  ['revoked', before, after, null],
  ['revoked', before, before, 'key_new'],
] as const)(
  'a key is %s when revoked %s, expiring %s, replaced by %s',
  (status, revokedAt, expiresAt, replacedBy) => {
    expect(keyStatus({ revokedAt, expiresAt, replacedBy }, at)).toBe(status);
  },
);
