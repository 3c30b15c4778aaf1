import { stem } from './words.ts';

/** How much of what is told the brief has to say in one place. */
const shareMin = 0.66;
/** Fewer words of substance are said of anybody. */
const wordsMin = 2;

const substance = /\p{L}{3,}|\d+/gu;
/** Words that a report of what is known has, whatever it tells. */
const ofReports = new Set(
  'also and are been for from has have her his just she that the their they this was were with you your'
    .split(' ')
    .map(stem),
);

/** The words of substance of each two sentences of a brief that follow each other, as stems: notes are told in one sentence. */
export function readSentenceStems(brief: string): ReadonlySet<string>[] {
  const sentences = brief.split(/[!?;\n]+|\.(?=\s|$)/).map(stemsOf);
  return sentences.map((stems, index) => new Set([...stems, ...(sentences[index + 1] ?? [])]));
}

/** Whether a clause, as it stands after `I noticed that`, says what the brief says in one place. */
export function isToldIn(clause: string, sentences: readonly ReadonlySet<string>[]): boolean {
  const stems = stemsOf(clause);
  return (
    stems.length >= wordsMin &&
    sentences.some((said) => stems.filter((each) => said.has(each)).length >= shareMin * stems.length)
  );
}

function stemsOf(text: string): string[] {
  return (text.match(substance) ?? []).map(stem).filter((each) => !ofReports.has(each));
}
