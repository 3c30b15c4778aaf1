import { compact } from '../../compact.ts';

/**
 * What a reader would recognise about a subject: questions that assert nothing about the reader, plain truths that claim nothing about
 * the offer, and what somebody who buys it is after, as noun phrases. `{unit}` is the reader's team or place of work.
 */
export type Theme = {
  name: string;
  pattern: RegExp;
  questions: readonly string[];
  truths: readonly string[];
  aims: readonly string[];
};

export function theme(
  name: string,
  pattern: RegExp,
  questions: readonly string[],
  truths: readonly string[],
  aims: readonly string[] = [],
): Theme {
  return { name, pattern: compact(pattern.source, pattern.flags), questions, truths, aims };
}
