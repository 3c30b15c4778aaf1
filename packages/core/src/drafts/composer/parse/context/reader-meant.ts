/** Whose people are whose: of tenants it is who lets. */
const theirs: readonly (readonly [whose: RegExp, people: string])[] = [
  [/\b(?:housing|landlord|letting|property|real estate)/i, 'residents|tenants'],
  [/\b(?:clinic|dent(?:al|ist)|doctor|gp|hospital|nursing|physio\w*|practice|surgery)\b/i, 'patients'],
  [/\b(?:academy|college|school|teacher|university)\b/i, 'parents|pupils|students'],
  [/\b(?:hostel|hotel|inn|lodge|resort)\b/i, 'guests'],
  [/\b(?:blog|editor|journal|magazine|newspaper|paper)\b/i, 'readers|subscribers'],
  [/\b(?:podcast|radio|station)\b/i, 'listeners'],
  [/\b(?:association|club|gym|society|union)\b/i, 'members'],
  [/\b(?:gallery|museum|zoo)\b/i, 'visitors'],
];

const houses =
  'association|bakery|brewery|charity|clinic|club|college|company|council|firm|gallery|hospital|hotel|library|magazine|museum|paper|practice|school|station|theatre|university';

/** Running text in which what can be nobody's but the reader's is called so: `I saw that their new bike …`, `most who come are their tenants`, `The association has had two empty shops`. */
export function withReaderMeant(text: string, persona: string): string {
  const people = theirs.filter(([whose]) => whose.test(persona)).map(([, kinds]) => kinds);
  const seen = text.replace(
    /(?<=(?:^|[.!?]\s)(?:I|We) (?:noticed|read|saw) (?:that )?)their (?=new\b)/gu,
    'your ',
  );
  const owned =
    people.length === 0
      ? seen
      : seen.replace(
          new RegExp(
            `(?<=\\b(?:are|from|half of|many of|most of|of) )their (?=(?:${people.join('|')})\\b)`,
            'gu',
          ),
          'your ',
        );
  return owned.replace(
    new RegExp(`(?<=[.!?]\\s)The (${houses}) (?=has (?:had|been)\\b)`, 'gu'),
    (found, house: string) =>
      new RegExp(`\\b${house}\\b`, 'i').test(persona) &&
      !new RegExp(`\\b(?:an?|another|my|one|our|the other) (?:[\\p{L}-]+ ){0,2}${house}\\b`, 'iu').test(text)
        ? `Your ${house} `
        : found,
  );
}
