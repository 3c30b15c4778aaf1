import { expect, test } from 'vitest';
import { countWords, describePoints, nameCriterion } from './finding-words.ts';

test('a finding is named and weighed as what it changes', () => {
  expect(nameCriterion('worn_phrase')).toBe('Worn phrase');
  expect(nameCriterion('spam_free_money')).toBe('Spam: free money');
  expect(nameCriterion('cap_spam')).toBe('Upper limit: spam');
  expect(describePoints({ criterion: 'worn_phrase', points: 5 })).toBe('−5 points');
  expect(describePoints({ criterion: 'ask', points: 1 })).toBe('−1 point');
  expect(describePoints({ criterion: 'spam_free_money', points: 12 })).toBe('+1.2 spam');
  expect(describePoints({ criterion: 'language_not_covered', points: 0 })).toBeNull();
});

test('words are counted, not dashes', () => {
  expect(countWords('Hi there,\n\nit is 12% – no more.')).toBe(7);
  expect(countWords(' \n')).toBe(0);
});
