import { expect, test } from 'vitest';
import { namesIn, respell } from './spelling.ts';

test('a word has the capitals that it has elsewhere in the request', () => {
  expect(respell('try cli and brieflet', 'Brieflet is an open-source CLI')).toBe('try CLI and Brieflet');
  expect(respell('send us one, or it', 'Counsel, US and IT')).toBe('send us one, or it');
  expect(respell('try it now', 'TRY IT NOW AND SAVE')).toBe('try it now');
});

test('a word that merely opens a sentence is no name', () => {
  expect(namesIn('Head of Sales at Northline. Running shops.')).toEqual(['Northline']);
});
