import type { DraftRequest } from '../../../draft-request.ts';

/** `Neighbours within two miles of our new bike repair shop`: a place of the sender's, by its last word. */
const ownPlace =
  /\b(?:my|our) (?:(?!(?:and|at|for|from|in|of|on|or|to|with)\b)[\p{L}\d'’-]+ ){0,4}?(bakery|bar|barn|branch|café|cafe|centre|center|church|clinic|club|farm|gallery|garden|gym|hall|hotel|kitchen|library|market|museum|nursery|pool|practice|pub|restaurant|salon|school|shop|showroom|stall|store|studio|theatre|theater|venue|warehouse|winery|workshop|yard)(?=$|[,;.()]| (?:at|by|in|near|next|on|opening|that|which|who)\b)/iu;

/** Those whom a goal brings there. */
const drawn =
  /^((?:to )?)(?:attract|bring|draw|get|pull) (?:in )?(?:more )?(?:customers|families|folk|locals|neighbou?rs|people|residents|shoppers|them|visitors) (?:along to|in to|into|to|through the doors? (?:at|of)) (?=(?:my|our) )/i;

/**
 * What a persona calls the sender's own is the sender's wherever it is "the": `The shop is in the old post office`, beside readers who live near
 * `our new shop`. Who is brought there is who reads: `bring people into the shop` → `get them into our shop`.
 */
export function withOwnPlace(request: DraftRequest): DraftRequest {
  const place = ownPlace.exec(request.persona)?.[1]?.toLowerCase();
  if (!place) return request;
  const others = request.persona.replace(ownPlace, '').toLowerCase();
  // "Owners of cafés near our café": which of them "the café" is nobody knows.
  if (others.includes(place)) return request;
  const the = new RegExp(String.raw`\b([Tt])he (?=${place}\b)`, 'gu');
  const own = (text: string) => text.replace(the, (_, letter: string) => (letter === 'T' ? 'Our ' : 'our '));
  return {
    ...request,
    offer: own(request.offer),
    goal: own(request.goal).replace(drawn, '$1get them into '),
    ...(request.additionalContext === undefined ? {} : { additionalContext: own(request.additionalContext) }),
  };
}
