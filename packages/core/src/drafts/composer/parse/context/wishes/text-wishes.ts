import { capitalise } from '../../../text/grammar.ts';

/** The most words that a context wishes for, at least 30: `under 120 words`, `60-80 words`. */
export function findWordsMax(text: string): number | undefined {
  const words =
    /\b(?:under|below|less than|fewer than|at most|max(?:imum)?(?: of)?|up to|no more than|within)\s+(\d{2,3})\s+words\b/i.exec(
      text,
    ) ??
    /\b(\d{2,3}) words (?:max\b|maximum|at most|or (?:less|fewer)|tops|limit)/i.exec(text) ??
    /\b\d{2,3} ?(?:-|to) ?(\d{2,3}) words\b/i.exec(text);
  return words?.[1] ? Math.max(30, Number(words[1])) : undefined;
}

/** Whether a context wishes for a mail without exclamation marks. */
export function forbidsExclamation(text: string): boolean {
  return /\b(?:avoid|(?:do not|don'?t|never) use|no|skip|without)(?: any)? exclamation (?:mark|point)s?\b/i.test(
    text,
  );
}

/** Whether a context wishes for a mail that congratulates on nothing: `no congratulations-on-the-round opening`. */
export function forbidsCongratulation(text: string): boolean {
  return /\b(?:avoid|don['’]?t|do not|never|no|skip|without)(?: (?:an?|any|another|more|open with|start with|the|usual|yet)){0,3} congrat/i.test(
    text,
  );
}

const addressedAs =
  /\baddress(?:ed)? (?:her |him )?(?:as|by the title(?: of)?|with the title(?: of)?) ["']?(Canon|Captain|Colonel|Commander|Councillor|Dame|Doctor|Dr|Father|Inspector|Judge|Lady|Lord|Miss|Mrs?|Ms|Mx|Pastor|Prof|Professor|Rabbi|Reverend|Sir|Sister)\b/i;

/** The title that a context wishes the reader to be greeted with: `Address as Professor`. */
export function findFormOfAddress(text: string): string | undefined {
  const [, title = ''] = addressedAs.exec(text) ?? [];
  return title ? capitalise(title.toLowerCase()) : undefined;
}

const barred = [
  /\bsubject(?: line)? (?:(?:can|must|should)(?: not|n['’]?t)|does(?: not|n['’]?t) need to|without)(?: (?:contain|have|include|mention|say|use))?(?: the word)? ["']?(\p{L}{2,20})\b(?! (?:and|at|for|in|of|on|or|to)\b)/iu,
  /\b(?:do not|don['’]?t|never) (?:have|include|mention|put|say|use)(?: the word)? ["']?(\p{L}{2,20})["']? in the subject\b/iu,
];

/** The word that a context keeps out of the subject line: `subject line shouldn't say lunch` → `lunch`. */
export function findBarredFromSubject(text: string): string | undefined {
  const word = barred.map((pattern) => pattern.exec(text)?.[1]).find(Boolean);
  return word && !/^(?:a|an|any|be|it|that|the|this|too)$/i.test(word) ? word.toLowerCase() : undefined;
}
