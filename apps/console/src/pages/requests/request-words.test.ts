import { expect, test } from 'vitest';
import { describeStatus, nameEndpoint } from './request-words.ts';

test('every status has a meaning in words, known or not', () => {
  expect(describeStatus({ status: 200, error_code: null })).toEqual({ meaning: 'Answered', color: 'green' });
  expect(describeStatus({ status: 402, error_code: 'insufficient_credits' })).toEqual({
    meaning: 'Too few credits',
    color: 'amber',
  });
  expect(describeStatus({ status: 504, error_code: 'generation_timeout' }).color).toBe('red');
  expect(describeStatus({ status: 418, error_code: 'some_new_code' }).meaning).toBe('some new code');
  expect(describeStatus({ status: 418, error_code: null }).meaning).toBe('Not accepted');
});

test('a call is named by what it was for', () => {
  expect(nameEndpoint('/account/drafts')).toBe('Draft, playground');
  expect(nameEndpoint('/something/new')).toBe('Call');
});
