/**
 * `You can sponsor our youth choir` → `We would like to invite you to sponsor our youth choir`: as the first words of a mail it would be leave that
 * nobody has asked for.
 */
export function toInvitation(statement: string): string {
  return statement.replace(
    /^You can (?=(?:back|co-sponsor|fund|sponsor|support) (?:an?|my|one of|our|the) )/,
    'We would like to invite you to ',
  );
}
