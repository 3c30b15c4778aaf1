import type { DraftRequest } from '../draft-request.ts';
import { type Context, parseContext } from './parse/parse-context.ts';
import { type Goal, parseGoal } from './parse/parse-goal.ts';
import { type Offer, parseOffer } from './parse/parse-offer.ts';
import { type Persona, parsePersona } from './parse/parse-persona.ts';

export type Parts = { persona: Persona; offer: Offer; goal: Goal; context: Context };

/** Everything that a draft is made from, read from the request. */
export function readParts(request: DraftRequest): Parts {
  return {
    persona: parsePersona(request.persona),
    offer: parseOffer(request.offer),
    goal: parseGoal(request.goal),
    context: parseContext(request.additionalContext),
  };
}
