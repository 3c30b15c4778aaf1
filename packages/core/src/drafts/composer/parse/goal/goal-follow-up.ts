import { capitalise, withoutDeterminer } from '../../text/grammar.ts';
import type { Offer } from '../offer/parse-offer.ts';

/** `Follow up on the quote we sent`, `chase a decision on our proposal`: what lies with the reader already. */
const followed =
  /^(?:to )?(?:a )?(?:(?:chase|check in|follow(?:ing)?[- ]?up|nudge|remind)\b(?: (?:her|him|them))?(?: up)?(?: (?:a|an|the) (?:answer|decision|reply|response))?(?: (?:about|of|on|to|with))?|(?:get|obtain|receive) (?:(?:an?|the) )?(?:final )?(?:answer|decision|reply|response|verdict|yes or (?:an? )?no) (?:about|on|to)) (?:an?|my|our|the|last|open|outstanding) (?:(?!and\b)[\p{L}-]+ ){0,2}?(bid|estimate|proposal|quotation|quote|tender)\b/iu;

/**
 * The offer of a mail that follows up on a quote or a proposal, as that: `our quote for scaffolding`; undefined where the goal
 * follows up on neither.
 */
export function toFollowedUp(offer: Offer, goal: string): Offer | undefined {
  const sent = followed.exec(goal)?.[1]?.toLowerCase();
  if (!sent) return undefined;
  const named = offer.statements.length === 0 && (offer.noun?.withArticle ?? offer.noun?.withOur);
  const thing = named
    ? `our ${sent} for ${/^our /.test(named) ? withoutDeterminer(named) : named}`
    : `our ${sent}`;
  return {
    ...offer,
    statements: [],
    extras: [...offer.statements, ...offer.extras],
    noun: { withOur: thing },
    subject: capitalise(thing),
  };
}
