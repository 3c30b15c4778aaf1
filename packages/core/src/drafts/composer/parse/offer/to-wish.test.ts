import { describe, expect, it } from 'vitest';
import { toWish } from './to-wish.ts';

describe('a wish', () => {
  it.each([
    ['cut delivery miles by 18%', 'fewer delivery miles'],
    ['reduce packaging waste', 'less packaging waste'],
    ['lower energy costs by 10%', 'lower energy costs'],
    ['cut waiting time by half', 'shorter waiting times'],
    ['raise pass rates by 12%', 'higher pass rates'],
    ['win tenders', 'more tenders'],
    ['cut down on food waste', 'less food waste'],
  ])('names what %s brings', (gain, wish) => {
    expect(toWish(gain)).toBe(wish);
  });

  it.each([
    'save 4% on fuel',
    'cut time',
    'find your keys',
    'simplify payroll',
    'win back old clients',
    'win over donors',
  ])('is not made of %s, which is no plain amount of something', (gain) => {
    expect(toWish(gain)).toBeUndefined();
  });
});
