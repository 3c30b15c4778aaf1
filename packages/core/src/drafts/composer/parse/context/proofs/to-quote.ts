import { capitalise, decapitalise, withArticle } from '../../../text/grammar.ts';
import { countWords } from '../../../text/tidy.ts';

const quote =
  /^(?:(?:(?:client|customer|user)(?:['’]s)? )?(?:quote|testimonial)|what (?:a |our )?(?:client|customer)s? says?)\s*[:-]\s*["'](.{12,180}?)[.!]?["']\s*(?:[-–,]|\bby\b|\bfrom\b)?\s*\(?([^"()]{3,80}?)\)?$/iu;

/** The most words of a quotation that one reads on the way. */
const wordsMax = 24;

/** What a customer said, word for word: `Customer quote: "It works" - plant manager at ACME` → `As a plant manager at ACME put it: "It works."` */
export function toQuote(note: string): string | undefined {
  const [, said = '', by = ''] = quote.exec(note) ?? [];
  if (!said || countWords(said) > wordsMax) return undefined;
  // A role is one of many; a name stands for itself.
  const isRole = /^(?:\p{Ll}|(?:CEO|CFO|CIO|CMO|COO|CTO|VP|Head|Director|Manager|Owner|Founder)\b)/u.test(by);
  const who = isRole && !/^(?:an?|the|our) /i.test(by) ? withArticle(decapitalise(by)) : by;
  return `As ${who} put it: "${capitalise(said)}."`;
}
