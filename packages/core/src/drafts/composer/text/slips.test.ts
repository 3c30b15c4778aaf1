import { describe, expect, it } from 'vitest';
import { findSlips, withoutSlips } from './slips.ts';

describe('slips that no speaker makes', () => {
  it.each([
    ['The we can set it up and there is no fee.', 'article before a pronoun'],
    ['I would like to tell you about our with Oarly.', 'article before a preposition'],
    ['Our bought her bakery.', 'article before a verb'],
    ['Your opening was were announced in May.', 'two verbs'],
    ['A is set for two is fitted in an hour.', 'article without a noun'],
    ['You can is paid by card.', 'verb that is none'],
    ['We would like to show you the.', 'sentence that breaks off'],
    ['I saw that you mentions kilns in your report.', 'verb of another'],
  ])('are seen in "%s"', (text, slip) => {
    expect(findSlips(text)).toEqual([slip]);
  });

  it.each([
    'Our for-profit arm pays the rent.',
    'I was a nurse for six years.',
    'The microphone we send you is yours to keep.',
    'Nobody but you needs to know.',
    'Whatever is easiest for you is fine.',
    'This is about our series A for a dairy.',
    'We do can label printing.',
    'Which of the two is yours, and which is theirs?',
    'No worries if not.',
    'We met at the Who concert in your town.',
  ])('are not seen in "%s"', (text) => {
    expect(findSlips(text)).toEqual([]);
  });

  it('stand where the caller typed them', () => {
    const typed = 'our from the start was slow';
    expect(withoutSlips(['Our from the start was slow.', 'Our from you is.'], typed)).toEqual([
      'Our from the start was slow.',
    ]);
  });
});
