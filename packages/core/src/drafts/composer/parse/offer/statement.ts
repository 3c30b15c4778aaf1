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

/** What is said of an offer that is nothing but a question, right behind it. */
export const answersQuestion = 'That is what we would like to help you with.';

/** Whether a statement says nothing without the question before it: `We train and place them.` */
export function pointsAtQuestion(statement = ''): boolean {
  return (
    statement === answersQuestion ||
    /^(?:I|We|\p{Lu}\p{L}+) (?:\p{Ll}+ ){1,3}(?:it|one|ones|them)\b/u.test(statement)
  );
}
