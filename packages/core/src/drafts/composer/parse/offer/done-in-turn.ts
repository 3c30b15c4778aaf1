import { isParticiple } from '../../text/grammar.ts';

/** Whether a word says what was done; also `labelled`, which no list has. */
const isDone = (word: string) => isParticiple(word) || /^(?!hundred$)\p{Ll}{2,}[^e]ed$/u.test(word);

/** Where what is done one after the other ends: `drawn`, `built and fitted by one workshop`. */
export function findLastDone(parts: readonly string[]): number {
  const last = parts.findIndex((part) => !isDone(part));
  const [, one = '', other = ''] = /^(\p{Ll}+) and (\p{Ll}+)(?=$| )/u.exec(parts[last] ?? '') ?? [];
  return last > 0 && isDone(one) && isDone(other) ? last : -1;
}

/** `Drawn, built and fitted by one workshop`: what is done one after the other. */
export function isDoneInTurn(text: string): boolean {
  const parts = text.split(', ');
  return parts.length > 1 && findLastDone(parts) === parts.length - 1;
}
