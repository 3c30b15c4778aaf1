import { excerptOf } from '../text/excerpt.ts';
import type { EmailText } from '../text/read-email.ts';
import { WordList } from '../text/word-list.ts';
import { type Concreteness, measureConcreteness } from './concreteness.ts';
import type { Lose } from './loss.ts';
import type { Stems, TakenUp } from './stems.ts';

/** 22 points: figures, names, and how little of the wording would fit any offer. */
export function scoreConcreteness(email: EmailText, lose: Lose): void {
  const of = measureConcreteness(email);
  lose({
    criterion: 'figures',
    points: 6 - ([0, 3, 5][of.numbers] ?? 6),
    message:
      of.numbers === 0
        ? 'There is no figure in the text.'
        : `There ${of.numbers === 1 ? 'is one figure' : `are ${of.numbers} figures`} in the text.`,
    suggestion: 'Say how many, how long or how much, where you know it.',
  });
  lose({
    criterion: 'names',
    points: 4 - ([0, 2, 3][of.names] ?? 4),
    message: 'Few names, places or days tie the text to this reader.',
    suggestion: 'Name the place, the product or the customer that you speak of.',
  });
  lose({
    criterion: 'generic_wording',
    points: 12 - plainPoints(of),
    message: `${Math.round(of.genericShare * 100)} % of the content words would fit any offer to anybody.`,
    suggestion: 'Replace words such as "solution", "improve" or "results" by what really happens.',
  });
}

/** 12 up to a generic share of 0.2, one less for each further 0.02: careful readers' favourites lie at 0.05 to 0.25. */
function plainPoints(of: Concreteness): number {
  if (of.contentWords < 5) return 0;
  return Math.max(0, Math.min(12, 12 - Math.round((of.genericShare - 0.2) / 0.02)));
}

function shareOf({ wanted, found }: TakenUp): number | undefined {
  return wanted === 0 ? undefined : Math.min(1, found / wanted / fullMarksShare);
}

/** A mail that speaks to the offer need not repeat it: a third of its words earns all points. */
const fullMarksShare = 0.34;
const briefPoints = 8;

/** Fields that are not known are left out of the weighing, and with none known nothing is lost. */
export function scoreBriefFit(stems: Stems, lose: Lose): void {
  const parts = [
    { weight: 5, share: shareOf(stems.offer) },
    { weight: 1, share: shareOf(stems.persona) },
    { weight: 1, share: shareOf(stems.goal) },
    { weight: 1, share: shareOf(stems.context) },
  ];
  let weight = 0;
  let sum = 0;
  for (const part of parts) {
    if (part.share === undefined) continue;
    weight += part.weight;
    sum += part.weight * part.share;
  }
  lose({
    criterion: 'brief_fit',
    points: weight === 0 ? 0 : Math.round(briefPoints * (1 - sum / weight)),
    message: 'Little of the offer, the reader or the goal can be found in the text.',
    suggestion: 'Say what is offered, to whom and what should happen next.',
  });
}

const ofReader = new WordList(['you', 'your', 'yours', 'yourself', "you're", "you've", "you'll", "you'd"]);
const ofSender = new WordList(['we', "we're", "we've", "we'd", 'our', 'my', "i'm"]);

/** 8 points: the reader occurs, and the opening is about the reader. */
export function scoreFocus(email: EmailText, lose: Lose): void {
  let reader = 0;
  for (const word of email.coreWords) if (ofReader.has(word)) reader++;
  lose({
    criterion: 'reader_focus',
    points: 4 - ([0, 2][reader] ?? 4),
    message:
      reader === 0 ? 'The reader does not occur in the text.' : 'The reader occurs only once in the text.',
    suggestion: 'Turn "we do" into what "you" get.',
  });
  const opening = email.sentences[0];
  if (!opening) return;
  const words = email.coreWords.slice(opening.firstWord, opening.endWord);
  const selfish =
    ofSender.has(words[0]) ||
    (words[0]?.text === 'i' &&
      ['am', 'write', 'work', 'represent', 'wanted', 'want', 'hope'].includes(words[1]?.text ?? ''));
  const about = email.coreWords
    .slice(opening.firstWord, email.sentences[1]?.endWord ?? opening.endWord)
    .some((word) => ofReader.has(word));
  if (about && !selfish) return;
  lose({
    criterion: 'opening',
    points: selfish ? 4 : 2,
    message: selfish ? 'The first sentence is about the sender.' : 'The opening does not touch the reader.',
    suggestion: "Open with the reader's situation or a question about it.",
    excerpt: excerptOf(email.body, opening.start, opening.end),
  });
}
