import { expect, test } from 'vitest';
import { checksum, createKeyValue, describeKeyValue, keyPattern, parseKeyValue } from './key-format.ts';

test('computes the published checksum of the published key', () => {
  expect(checksum('fl_live_000000000011111111112222222222')).toBe('1ZpT58');
  expect(parseKeyValue('fl_live_0000000000111111111122222222221ZpT58')?.mode).toBe('live');
});

test('every made key parses, is unlike any other, and shows only its ends', () => {
  const keys = Array.from({ length: 500 }, () => createKeyValue('test'));
  expect(new Set(keys).size).toBe(500);
  for (const key of keys) {
    expect(parseKeyValue(key)).toMatchObject({ mode: 'test' });
    expect(key.match(keyPattern)).toEqual([key]);
    const { start, last4 } = describeKeyValue(key);
    expect([start, last4]).toEqual([key.slice(0, 12), key.slice(-4)]);
  }
});

test('no single changed character leaves a key valid', () => {
  const key = createKeyValue('live');
  for (let index = 0; index < key.length; index++) {
    const changed = key.slice(0, index) + (key[index] === 'x' ? 'y' : 'x') + key.slice(index + 1);
    expect(parseKeyValue(changed), changed.slice(0, 8)).toBeUndefined();
  }
});

test.each([
  '',
  'fl_live_',
  'fl_prod_0000000000111111111122222222221ZpT58',
  ' fl_live_0000000000111111111122222222221ZpT58',
  'fl_live_0000000000111111111122222222221ZpT58\n',
])('refuses %j', (value) => {
  expect(parseKeyValue(value)).toBeUndefined();
});
