/** [Your Name], {first_name}, <Company>: what stands between the brackets names what was to be filled in. */
const namedGap =
  /[[{<][^[\]{}<>\n]{0,40}?(?<!\p{L})(?:your|my|first|last|full|name|company|recipient|sender|client|title|insert|link|date|phone|email|product)(?!\p{L})[^[\]{}<>\n]{0,40}[\]}>](?!\()/giu;
/** {{company}}, ${x}, %COMPANY%, XX%, ____ are gaps whatever they are called. */
const bareGap =
  /\{\{[^{}\n]{0,80}\}\}|\$\{[^}\n]{0,80}\}|%[A-Z][A-Z_]{2,}%|_{3,}|(?<![\p{L}\p{N}])(?:X{1,3} ?%|[$€£] ?X{1,3}(?!\p{L}))/gu;

/** "I am [Your Name] from [Company] and sell pumps." */
const namelessIntroduction =
  /\b(?:i am|i'm|we are|we're|my name is|this is) \uE000(?: (?:from|of|at|with) \uE000)? and(?: (?:i|we)(?= ))? /gi;
/** A gap goes with the preposition before it where nothing that belongs to both follows. */
const looseGap =
  /(?:[^\S\n](?:at|for|with|from|to|by|of|in|about|like|as))?[^\S\n]?\uE000(?=[^\S\n]?(?:[.,;:!?)\n]|$|(?:at|for|with|from|to|by|in|on|and|or|within)\b))/gi;

/** What was pasted from a template, without the gaps that nobody filled. Holds no private-use characters before. */
export function withoutTemplateGaps(text: string): string {
  const marked = text.replace(bareGap, '\uE000').replace(namedGap, '\uE000');
  if (marked === text) return text;
  return marked
    .replace(/[^\S\n]{2,}/g, ' ')
    .replace(namelessIntroduction, 'we ')
    .replace(looseGap, '')
    .replace(/ ?\uE000 ?/g, ' ');
}
