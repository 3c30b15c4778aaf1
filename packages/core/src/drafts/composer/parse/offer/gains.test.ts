import { describe, expect, it } from 'vitest';
import { toGain } from './gains.ts';

describe('what an offer helps to do, as a gerund', () => {
  it.each([
    ['sort', 'and clear a house', 'sorting and clearing a house'],
    ['clean', 'windows and gutters', 'cleaning windows and gutters'],
    ['sell', 'and more', 'selling and more'],
  ])('is of each deed: "%s %s"', (verb, object, gerund) => {
    expect(toGain(verb, object)?.gerund).toBe(gerund);
  });
});
