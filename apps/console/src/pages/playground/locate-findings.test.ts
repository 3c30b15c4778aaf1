import { expect, test } from 'vitest';
import { cutText, findingsAt } from './cut-text.ts';
import { type Finding, locateFindings } from './locate-findings.ts';

const finding = (criterion: string, excerpt?: string): Finding => ({
  criterion,
  severity: 'warning',
  message: 'It is so.',
  suggestion: 'Change it.',
  points: 1,
  ...(excerpt && { excerpt }),
});
const places = (findings: Finding[], texts: { subjectLine: string; emailContent: string }) =>
  locateFindings(findings, texts).map(({ place }) => place);

test('words are looked for in the body, and those about the subject in the subject', () => {
  const texts = { subjectLine: 'Free chairs', emailContent: 'Hi,\n\nFree chairs for you.' };
  expect(
    places([finding('spam_freebie', 'Free'), finding('subject_capitals', 'Free chairs')], texts),
  ).toEqual([
    { field: 'emailContent', start: 5, end: 9 },
    { field: 'subjectLine', start: 0, end: 11 },
  ]);
});

test('words that stand in the other text only are found there; those that were taken out, nowhere', () => {
  const texts = { subjectLine: 'Act now', emailContent: 'Hello.' };
  expect(
    places([finding('pressure', 'Act now'), finding('pressure', 'hurry'), finding('names')], texts),
  ).toEqual([{ field: 'subjectLine', start: 0, end: 7 }, undefined, undefined]);
});

test('the second finding about the same words is their second place', () => {
  const texts = { subjectLine: 'x', emailContent: 'just a call, just a mail' };
  expect(places([finding('hedging', 'just a'), finding('hedging', 'just a')], texts)).toEqual([
    { field: 'emailContent', start: 0, end: 6 },
    { field: 'emailContent', start: 13, end: 19 },
  ]);
});

test('words are not marked within a longer word, if they stand alone elsewhere', () => {
  const texts = { subjectLine: 'x', emailContent: 'freedom is not free' };
  expect(places([finding('spam_freebie', 'free')], texts)).toEqual([
    { field: 'emailContent', start: 15, end: 19 },
  ]);
});

test('the pieces of a text are the text, also where findings overlap, and each knows its findings', () => {
  const emailContent = 'a 👍 bold and free offer';
  const findings = locateFindings([finding('a', 'bold and free'), finding('b', 'free offer')], {
    subjectLine: '',
    emailContent,
  });
  const pieces = cutText(emailContent, 'emailContent', findings);
  expect(pieces.map(({ text }) => text).join('')).toBe(emailContent);
  expect(pieces.map(({ text, findings: about }) => [text, about.map(({ number }) => number)])).toEqual([
    ['a 👍 ', []],
    ['bold and ', [1]],
    ['free', [1, 2]],
    [' offer', [2]],
  ]);
  expect(pieces.map(({ begins }) => begins)).toEqual([[], [1], [2], []]);
  expect(cutText('', 'emailContent', [])).toEqual([]);
  expect(findingsAt(14, 'emailContent', findings).map(({ number }) => number)).toEqual([1, 2]);
  expect(findingsAt(0, 'emailContent', findings)).toEqual([]);
});
