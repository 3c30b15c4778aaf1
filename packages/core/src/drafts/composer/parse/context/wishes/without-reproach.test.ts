import { expect, it } from 'vitest';
import { withoutReproach } from './without-reproach.ts';

const news = "Their climate plan promises half the diesel by 2030 and admits they're behind schedule.";

it.each([
  'Careful not to sound as if we were criticising them.',
  "Don't make it read like we're telling them off.",
  'It should not come across as blame.',
])('leaves out what would be a reproach: "%s"', (next) => {
  expect(withoutReproach(news, next)).toBe('Their climate plan promises half the diesel by 2030.');
});

it('leaves other news, and news without such an order, as they are', () => {
  expect(withoutReproach(news, 'Keep it short.')).toBe(news);
  const good = 'Their plan promises half the diesel by 2030 and they are well on track.';
  expect(withoutReproach(good, 'Avoid sounding critical.')).toBe(good);
});
