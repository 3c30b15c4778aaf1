import { expect, test } from 'vitest';
import { formatLogLine } from './format-log-line.ts';

const at = new Date(2026, 0, 31, 9, 5, 7).toISOString();
const json = (fields: object) => JSON.stringify({ level: 30, time: at, name: 'api', ...fields });

const request = {
  msg: 'request',
  method: 'POST',
  route: '/api/v1/emails/generate',
  ms: 34.2,
  credits: 5,
  request_id: 'req_1',
  account_id: 'acct_1',
};

test.each([
  [
    'one line a request',
    json({ ...request, status: 200 }),
    '09:05:07 POST /api/v1/emails/generate 200 34.2 ms 5 credits req_1',
  ],
  [
    'a refused request with its code',
    json({ ...request, status: 402, error_code: 'insufficient_credits', credits: 0 }),
    '09:05:07 POST /api/v1/emails/generate 402 insufficient_credits 34.2 ms 0 credits req_1',
  ],
  [
    'anything else with its fields and its weight',
    json({ level: 50, msg: 'alert', alert: 'key refused', at: ['a', 'b'] }),
    '09:05:07 error: API: alert alert=key refused at=["a","b"]',
  ],
  ['plain text as it is', 'Error: boom', 'API: Error: boom'],
  ['text that only looks like JSON', '{ not json', 'API: { not json'],
  ['nothing for what the banner says', json({ msg: 'listening', url: 'http://127.0.0.1:3000' }), undefined],
  ['nothing for an empty line', '', undefined],
])('shows %s', (_, line, shown) => {
  expect(formatLogLine('API', line)).toBe(shown);
});
