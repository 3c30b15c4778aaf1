import type { operations } from '../../api/schema.ts';

export type EvaluationAnswer =
  operations['evaluateDraft']['responses'][200]['content']['application/json']['data'];
export type Finding = EvaluationAnswer['findings'][number];
export type Texts = { subjectLine: string; emailContent: string };

/** Where in the texts a finding is: UTF-16 units, as a textarea counts them. */
export type Place = { field: keyof Texts; start: number; end: number };
export type LocatedFinding = Finding & {
  /** From 1, in the order of the list. */
  number: number;
  /** Missing where it is about the whole, or where its words are no longer there. */
  place: Place | undefined;
};

/**
 * Finds each finding's words in the texts as they stand now. Those about the subject are looked for in it first, all others in the body. Where the
 * same words were found wanting twice, the second finding is their second place.
 */
export function locateFindings(findings: readonly Finding[], texts: Texts): LocatedFinding[] {
  const taken = new Map<string, number>();
  return findings.map((finding, index) => ({
    ...finding,
    number: index + 1,
    place: locate(finding, texts, taken),
  }));
}

const aboutSubject = /^(subject_|fake_reply|spam_subject|spam_fake_reply)/;

function locate(
  { criterion, excerpt }: Finding,
  texts: Texts,
  taken: Map<string, number>,
): Place | undefined {
  if (!excerpt) return undefined;
  const fields: (keyof Texts)[] = aboutSubject.test(criterion)
    ? ['subjectLine', 'emailContent']
    : ['emailContent', 'subjectLine'];
  const key = `${criterion} ${excerpt}`;
  for (const field of fields) {
    const from = taken.get(`${field} ${key}`) ?? 0;
    const start = findWords(texts[field], excerpt, from);
    if (start >= 0) {
      const end = start + excerpt.length;
      taken.set(`${field} ${key}`, end);
      return { field, start, end };
    }
  }
  return undefined;
}

/** The words' next place, rather not within a longer word: "free" is not meant by "freedom" where it also stands alone. */
function findWords(text: string, words: string, from: number): number {
  const first = text.indexOf(words, from);
  for (let at = first; at >= 0; at = text.indexOf(words, at + 1)) {
    if (!isWithinWord(text, at) && !isWithinWord(text, at + words.length)) return at;
  }
  return first;
}

const letter = /[\p{L}\p{N}]/u;

function isWithinWord(text: string, at: number): boolean {
  return letter.test(text.charAt(at - 1)) && letter.test(text.charAt(at));
}
