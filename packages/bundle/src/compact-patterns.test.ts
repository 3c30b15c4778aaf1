import { expect, test } from 'vitest';
import { compactPatterns } from './compact-patterns.ts';

test('patterns that are written down are made compact, and nothing else changes', () => {
  const program = [
    'const half = (total) / 2 / (a | b) / 1;',
    "const path = '/(?:a|b) c/', note = `/(?:a|b) c/`; // /(?:a|b) c/",
    'export const fee = /\\b(?:fee|price)s? (?:of|is) \\/?\\d/giu, plain = /a\\/b/;',
    'export const sets = /[\\p{L}--[\\(a\\)]](?:a|b)c/v;',
  ];
  expect(compactPatterns(program.join('\n')).split('\n')).toEqual([
    program[0],
    program[1],
    'export const fee = /\\b(?:fee|price)(?=)s? (?:of|is)(?=) \\/?\\d/giu, plain = /a\\/b/;',
    program[3],
  ]);
});

test('what is no program is refused', () => {
  expect(() => compactPatterns('const = /(?:a|b)c/;')).toThrow(SyntaxError);
});
