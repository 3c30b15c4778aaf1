import type { Gain } from './gains.ts';
import type { Topic } from './topic.ts';

/** One statement of an offer, read: how it can be said and what it is about. */
export type Statement = Topic & {
  statements: string[];
  noun?: { withArticle?: string; withOur?: string };
  extras?: string[];
  gain?: Gain;
  name?: string;
  /** What the subject line says, where it is plain from what is proposed. */
  subject?: string;
};
