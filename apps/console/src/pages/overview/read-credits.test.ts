import { expect, test } from 'vitest';
import { readCredits } from './read-credits.ts';

test('credits are low from 20 % on, and gone where they pay for no draft', () => {
  const at = (remaining: number) => readCredits({ remaining, monthly_limit: 1_000 });
  expect([at(1_000), at(201), at(200), at(5), at(4), at(0)]).toEqual([
    'enough',
    'enough',
    'low',
    'low',
    'none',
    'none',
  ]);
  expect(readCredits({ remaining: 0, monthly_limit: 0 })).toBe('none');
});
