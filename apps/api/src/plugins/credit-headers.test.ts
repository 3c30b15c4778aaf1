import { expect, test } from 'vitest';
import { creditHeaders } from './credit-headers.ts';

const now = new Date('2026-05-31T23:59:58.500Z');
const credits = { used: 5, remaining: 95, limit: 100 };

test.each([
  ['2026-06-01T00:00:00.000Z', '2'],
  ['2026-05-31T23:59:59.500Z', '1'],
  ['2026-05-31T23:59:58.501Z', '1'],
  ['2026-05-31T23:59:58.000Z', '0'],
])('whoever waits until X-Credits-Reset has passed has waited until the month ended: %s', (end, seconds) => {
  expect(creditHeaders({ ...credits, resetsAt: new Date(end) }, now)).toEqual({
    'x-credits-used': '5',
    'x-credits-remaining': '95',
    'x-credits-limit': '100',
    'x-credits-reset': seconds,
  });
});
