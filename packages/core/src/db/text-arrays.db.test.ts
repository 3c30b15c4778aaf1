import { expect, test } from 'vitest';
import { makeCore } from '../testing/make-core.ts';

test('an array of texts comes back as it was sent, whatever stands in it', async () => {
  await using core = await makeCore();
  const texts = ['plain', '', 'a,b', '{c}', 'say "d"', 'back\\slash', 'two\nlines', 'NULL', ' e '];
  const [row] = await core.sql`select ${texts}::text[] as texts, array[]::text[] as none`;
  expect(row).toEqual({ texts, none: [] });
  const [found] =
    await core.sql`select count(*)::int as count from unnest(${texts}::text[]) as text where text = any (${texts})`;
  expect(found?.count).toBe(texts.length);
});
