const pairs: [RegExp, string][] = [
  [/\b(I)'m\b/g, '$1 am'],
  [/\b(We|we|You|you|They|they)'re\b/g, '$1 are'],
  [/\b(I|We|we|You|you|They|they)'ve\b/g, '$1 have'],
  [/\b(I|We|we|You|you|They|they|It|it)'ll\b/g, '$1 will'],
  // "You'd spent", and not "you'd come".
  [
    /\b(I|We|we|You|you|They|they)'d (?=(?:(?:already|also|just|never) )?(?:\p{Ll}{2,}ed|been|bought|built|done|found|given|gone|got|grown|had|heard|kept|lost|made|met|paid|seen|sold|spent|spoken|taken|told|won|written)\b)/gu,
    '$1 had ',
  ],
  [/\b(I|We|we|You|you|They|they)'d\b/g, '$1 would'],
  [/\b(It|it|That|that|There|there|Here|here|What|what)'s\b/g, '$1 is'],
  [/\bcan't\b/g, 'cannot'],
  [/\bCan't\b/g, 'Cannot'],
  [/\bwon't\b/g, 'will not'],
  [
    /\b([Dd]o|[Dd]oes|[Dd]id|[Ii]s|[Aa]re|[Ww]as|[Ww]ere|[Ww]ould|[Cc]ould|[Ss]hould|[Hh]as|[Hh]ave)n't\b/g,
    '$1 not',
  ],
];

/** `we're` → `we are`. */
export function expandContractions(text: string): string {
  return pairs.reduce((result, [pattern, full]) => result.replace(pattern, full), text);
}

/** `We are` → `We're`, for the speakers of a relaxed tone. */
export function contract(text: string): string {
  return (
    text
      .replace(/\b(We|we|You|you|They|they) are (?=\p{L})(?!(?:today|now)\b)/gu, "$1're ")
      .replace(/\bI am (?=\p{L})/gu, "I'm ")
      // "The harbour in it is more or less yours".
      .replace(
        /(?<!\b(?:about|after|at|before|by|for|from|in|of|on|to|with) )\b(It|it|That|that) is (?=\p{L})/gu,
        "$1's ",
      )
      .replace(/\b([Dd]o|[Dd]oes|[Ii]s|[Aa]re|[Ww]ould|[Cc]ould) not\b/g, "$1n't")
      .replace(/\b([Cc]an)not\b/g, "$1't")
  );
}
