import { countWords } from '../../../text/tidy.ts';
import { weighProof } from '../proofs/pick-proofs.ts';

/** So many words of a story make a paragraph; what goes on from its last sentence stands with it. */
const paragraphWordsMin = 28;

/** A story in at most so many words: of what nothing after it leans on, what says least goes first, and how the story opens stays. */
export function fitStory(story: readonly (readonly string[])[], wordsMax: number): string[][] {
  const steps = story.map((step) => [...step]);
  while (countWords(steps.flat().join(' ')) > wordsMax) {
    const ends = steps.filter((step, at) => step.length > (at > 0 ? 0 : 1));
    const least = ends.toSorted((one, other) => weigh(one.at(-1)) - weigh(other.at(-1)))[0];
    if (!least) break;
    least.pop();
  }
  return steps;
}

function weigh(sentence = ''): number {
  return weighProof(sentence) + (/\byou(?:r|rs)?\b/i.test(sentence) ? 1 : 0);
}

/** The paragraphs of a story. */
export function toParagraphs(story: readonly (readonly string[])[]): string[] {
  const paragraphs: string[] = [];
  for (const step of story.filter(({ length }) => length > 0)) {
    const last = paragraphs.at(-1);
    const text = step.join(' ');
    if (last !== undefined && countWords(last) < paragraphWordsMin)
      paragraphs[paragraphs.length - 1] = `${last} ${text}`;
    else paragraphs.push(text);
  }
  return paragraphs;
}
