import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { openSecret, sealSecret } from './secret-box.ts';

const [first, second] = [randomBytes(32), randomBytes(32)];
const secret = randomBytes(32);

test('opens what it sealed, never twice the same bytes', () => {
  const sealed = sealSecret([first], secret, 'whk_1');
  expect(openSecret([first], sealed, 'whk_1')).toEqual(secret);
  expect(sealSecret([first], secret, 'whk_1')).not.toEqual(sealed);
  expect(sealed.includes(secret)).toBe(false);
});

test('the first key seals and every key opens, so that keys can be replaced', () => {
  const old = sealSecret([first], secret, 'whk_1');
  const fresh = sealSecret([second, first], secret, 'whk_1');
  expect(openSecret([second, first], old, 'whk_1')).toEqual(secret);
  expect(openSecret([second], fresh, 'whk_1')).toEqual(secret);
  expect(() => openSecret([first], fresh, 'whk_1')).toThrow('SECRETS_KEY');
});

test('is worth nothing in another row, cut or changed', () => {
  const sealed = sealSecret([first], secret, 'whk_1');
  expect(() => openSecret([first], sealed, 'whk_2')).toThrow();
  expect(() => openSecret([first], sealed.subarray(0, -1), 'whk_1')).toThrow();
  for (const place of [0, 1, 5, 17, 33, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(place) ^ 1, place);
    expect(() => openSecret([first], changed, 'whk_1')).toThrow();
  }
});
