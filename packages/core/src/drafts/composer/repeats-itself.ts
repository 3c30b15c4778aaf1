/** Words of a tone that are heard when they come twice in one mail: `worth your time. It may be worth your while`. */
const heard: readonly RegExp[] = [
  /\bworth(?:while)?\b/gi,
  /\bhelp(?:s|ful|ing)?\b/gi,
  /\b(?:short|brief(?:ly)?)\b/gi,
  /\b(?:in case|if) (?:it|that|this) (?:would |makes? |suits? )/gi,
  /\bexcit(?:ed|ing)\b/gi,
  /\bthrilled\b/gi,
  /\bglad(?:ly)?\b/gi,
  /\bhappy\b/gi,
  /\bhopes?\b/gi,
  /\blov(?:e|ely)\b/gi,
  /\b(?:can't|couldn't) wait\b/gi,
  /\bcurious\b/gi,
  /\beas(?:y|ier|iest)\b/gi,
  /\b(?:useful|of use)\b/gi,
  /\b(?:grateful|obliged|thank(?:s| you))\b/gi,
  /\bconfident\b/gi,
  /\bI (?:know|can imagine)\b/gi,
  /\bunderstand\b/gi,
  /\b(?:any|have(?: a)?) questions?\b/gi,
  /\bdecide\b/gi,
  /\b(?:we|I) do\b(?! not)/gi,
  /\bjudge\b/gi,
  /\btiming\b/gi,
  /\b(?:quiet|right) (?:moment|time)\b|\b(?:a|the) moment\b/gi,
  /\bwhenever\b/gi,
  /\bI(?:'m| am) writing\b/gi,
  /\bthis (?:could|is|may|might|will)\b/gi,
  /\bthat(?:'s| is| made)\b(?= (?:why|me think)\b)/gi,
  /\bconsider(?:ation|ing)?\b/gi,
  /\b(?:clear|plain) (?:answer|no|yes)\b/gi,
];

/** All of them in one pattern, each in a group of its own. */
const anyHeard = new RegExp(heard.map(({ source }) => `(${source})`).join('|'), 'gi');

/** How often each of them is heard. */
function countHeard(text: string): number[] {
  const counts = heard.map(() => 0);
  for (const found of text.matchAll(anyHeard)) {
    const at = found.findIndex((group, place) => place > 0 && group !== undefined) - 1;
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}

/** Tells whether a mail says the same of our own twice; what the caller said twice himself in the request is no fault of ours. */
export function createRepetitionCheck(request: string): (mail: string) => boolean {
  const said = countHeard(request);
  return (mail) => countHeard(mail).some((each, at) => each > 1 && each > (said[at] ?? 0));
}
