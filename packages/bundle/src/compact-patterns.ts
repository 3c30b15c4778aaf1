import { compact } from '@firstline/core';
import { parse, type Token, tokTypes } from 'acorn';

/**
 * The program with every pattern that it writes down as `compact` would make it: it means the same and takes less machine code.
 * Lines stay where they are. Throws where the program is not a module of ECMAScript.
 */
export function compactPatterns(program: string): string {
  const patterns: Token[] = [];
  const onToken = (token: Token) => {
    if (token.type === tokTypes.regexp) patterns.push(token);
  };
  parse(program, { ecmaVersion: 'latest', sourceType: 'module', onToken });
  let rest = 0;
  let written = '';
  for (const { start, end } of patterns) {
    written += program.slice(rest, start) + toCompact(program.slice(start, end));
    rest = end;
  }
  return written + program.slice(rest);
}

/** Where sets stand within sets (the flag `v`), the end of a class cannot be told by its bracket: those stay as they are. */
function toCompact(literal: string): string {
  const end = literal.lastIndexOf('/');
  const flags = literal.slice(end + 1);
  return flags.includes('v') ? literal : String(compact(literal.slice(1, end), flags));
}
