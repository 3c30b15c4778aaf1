import { expect, it } from 'vitest';
import { isGoods } from './goods.ts';

it.each(['ceramic favours', 'toner and paper', 'zirconia crowns', 'temperature loggers'])(
  'asks where %s come from',
  (topic) => {
    expect(isGoods(topic)).toBe(true);
  },
);

it.each([
  'quotes',
  'locum vets',
  'recall messages',
  'crossing guards',
  'massage chairs',
  'surplus apples',
  '',
])('asks nobody who supplies "%s"', (topic) => {
  expect(isGoods(topic)).toBe(false);
});
