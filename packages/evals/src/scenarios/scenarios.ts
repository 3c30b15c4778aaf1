import { hostile, policy } from './hostile.ts';
import { languages, longContexts } from './languages-and-contexts.ts';
import { ordinary } from './ordinary.ts';
import type { Scenario } from './scenario.ts';
import { untidy } from './untidy.ts';

/** The committed set. An id, once given, stays with its request, so that runs can be compared. */
export const scenarios: readonly Scenario[] = [
  ...ordinary,
  ...untidy,
  ...hostile,
  ...policy,
  ...languages,
  ...longContexts,
];
