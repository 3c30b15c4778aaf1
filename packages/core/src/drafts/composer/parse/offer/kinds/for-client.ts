import type { DraftRequest } from '../../../../draft-request.ts';
import type { Offer } from '../parse-offer.ts';

const recruits = /\b(?:executive search|headhunt\w*|recruiters?|recruiting|recruitment|staffing)\b/i;
const hasClient = /\b(?:my|our|the) client\b|\b(?:I|we)(?:['’]ve| have)? placed\b/i;

/** `We are hiring an engineer at a 60-person consultancy`, of a recruiter: the firm is not his own. */
export function forClient(offer: Offer, { industry = '', additionalContext = '' }: DraftRequest): Offer {
  if (!recruits.test(industry) && !hasClient.test(additionalContext)) return offer;
  const statements = offer.statements.map((statement) =>
    statement.replace(
      /^We(?: are|['’]re) hiring (?:for )?(an? [^,.:;]+?) (?:at|for|with) (?=an? )/,
      'We are recruiting $1 for ',
    ),
  );
  return { ...offer, statements };
}
