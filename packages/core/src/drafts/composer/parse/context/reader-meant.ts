const owned = (people: string) =>
  new RegExp(`(?<=\\b(?:are|from|half of|many of|most of|of) )their (?=(?:${people})\\b)`, 'gu');

/** Whose people are whose: of tenants it is who lets. */
const theirs: readonly (readonly [whose: RegExp, people: RegExp])[] = [
  [/\b(?:housing|landlord|letting|property|real estate)/i, owned('residents|tenants')],
  [/\b(?:clinic|dent(?:al|ist)|doctor|gp|hospital|nursing|physio\w*|practice|surgery)\b/i, owned('patients')],
  [/\b(?:academy|college|school|teacher|university)\b/i, owned('parents|pupils|students')],
  [/\b(?:hostel|hotel|inn|lodge|resort)\b/i, owned('guests')],
  [/\b(?:blog|editor|journal|magazine|newspaper|paper)\b/i, owned('readers|subscribers')],
  [/\b(?:podcast|radio|station)\b/i, owned('listeners')],
  [/\b(?:association|club|gym|society|union)\b/i, owned('members')],
  [/\b(?:gallery|museum|zoo)\b/i, owned('visitors')],
];

/** `I saw that their new bike`: what the sender saw is the reader's. */
const seen = /(?<=(?:^|[.!?]\s)(?:I|We) (?:noticed|read|saw) (?:that )?)their (?=new\b)/gu;

/** `The association has had two empty shops`. */
const houses =
  /(?<=[.!?]\s)The (association|bakery|brewery|charity|clinic|club|college|company|council|firm|gallery|hospital|hotel|library|magazine|museum|paper|practice|school|station|theatre|university) (?=has (?:had|been)\b)/gu;

/** Running text in which what can be nobody's but the reader's is called so: `I saw that their new bike …`, `most who come are their tenants`, `The association has had two empty shops`. */
export function withReaderMeant(text: string, persona: string): string {
  return theirs
    .filter(([whose]) => whose.test(persona))
    .reduce((told, [, people]) => told.replace(people, 'your '), text.replace(seen, 'your '))
    .replace(houses, (found, house: string) =>
      new RegExp(`\\b${house}\\b`, 'i').test(persona) &&
      !new RegExp(`\\b(?:an?|another|my|one|our|the other) (?:[\\p{L}-]+ ){0,2}${house}\\b`, 'iu').test(text)
        ? `Your ${house} `
        : found,
    );
}
