import type { DraftRequest } from '../draft-request.ts';
import { wordsOf } from './words-of.ts';

/** What a draft is asked for in words of the caller's. */
export type RequestText = Pick<DraftRequest, 'persona' | 'offer' | 'goal' | 'additionalContext' | 'industry'>;

/** The words of persona and industry, offer, goal and context. */
export function wordsOfFields(request: RequestText): string[][] {
  const { persona, industry, offer, goal, additionalContext = '' } = request;
  return [industry ? `${persona}. ${industry}` : persona, offer, goal, additionalContext].map(wordsOf);
}
