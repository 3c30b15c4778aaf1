import { expect, test } from 'vitest';
import { makeCore } from '../testing/make-core.ts';
import { takeAttempt } from './take-attempt.ts';

const now = '2026-05-10T09:00:00.000Z';

test('of 50 attempts at once exactly the allowed ones pass, and the next when it is said', async () => {
  await using core = await makeCore({ now });
  const waits = await Promise.all(
    Array.from({ length: 50 }, () => takeAttempt(core, 'sign-up', '192.0.2.1')),
  );
  expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
  expect(new Set(waits)).toEqual(new Set([0, 6]));
  await core.setTime('2026-05-10T09:00:05.999Z');
  expect(await takeAttempt(core, 'sign-up', '192.0.2.1')).toBe(1);
  await core.setTime('2026-05-10T09:00:06.000Z');
  expect(await takeAttempt(core, 'sign-up', '192.0.2.1')).toBe(0);
});

test('each client has attempts of its own for each thing, and none is kept by its name', async () => {
  await using core = await makeCore({ now });
  for (let attempt = 0; attempt < 10; attempt++) await takeAttempt(core, 'sign-up', '192.0.2.1');
  expect(await takeAttempt(core, 'sign-up', '192.0.2.1')).toBe(6);
  expect(await takeAttempt(core, 'sign-up', '192.0.2.2')).toBe(0);
  expect(await takeAttempt(core, 'sign-in', '192.0.2.1')).toBe(0);
  const rows = await core.sql<{ key: string }[]>`select key from rate_buckets`;
  expect(rows.map(({ key }) => key).join()).not.toContain('192.0.2');
});

test('a mailbox gets six mails an hour', async () => {
  await using core = await makeCore({ now });
  const waits = [];
  for (let mail = 0; mail < 7; mail++) waits.push(await takeAttempt(core, 'mail', 'someone@example.com'));
  expect(waits).toEqual([0, 0, 0, 0, 0, 0, 600]);
});
