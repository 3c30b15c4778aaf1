import { hasFakeReply } from '../spam/signs.ts';
import { excerptOf } from '../text/excerpt.ts';
import { listed } from '../text/listed.ts';
import { coreWordsMax, type EmailText } from '../text/read-email.ts';
import { WordList } from '../text/word-list.ts';
import { genericWords } from './generic-words.ts';
import type { Lose } from './loss.ts';
import type { Stems } from './stems.ts';

/** Upper bounds of words with the points of 12; the first that holds counts. */
const lengthSteps: readonly (readonly [wordsMax: number, points: number])[] = [
  [14, 0],
  [19, 4],
  [24, 6],
  [29, 8],
  [39, 10],
  [110, 12],
  [130, 10],
  [150, 8],
  [180, 5],
  [220, 3],
  [250, 1],
];

function counted(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : `${noun}s`}`;
}

export function scoreLength(email: EmailText, lose: Lose): void {
  const words = email.coreWords.length;
  const points = lengthSteps.find(([wordsMax]) => words <= wordsMax)?.[1] ?? 0;
  if (points === 12) return;
  const count = words < coreWordsMax ? counted(words, 'word') : `${coreWordsMax} or more words`;
  const message =
    words < 40
      ? `The body has ${count}, which leaves little room for a reason to answer.`
      : `The body has ${count}, more than most people read in a first email.`;
  lose({
    criterion: 'length',
    points: 12 - points,
    message,
    suggestion: 'Aim for 40 to 110 words between greeting and sign-off.',
  });
}

export function scoreReading(email: EmailText, grade: number, lose: Lose): void {
  if (grade > 7)
    lose({
      criterion: 'reading_ease',
      points: 10 - (grade <= 8.5 ? 8 : grade <= 10 ? 6 : grade <= 12 ? 3 : 0),
      message: `The text needs about ${Math.round(grade)} school years to read.`,
      suggestion: 'Shorten the longest sentences and choose plainer words.',
    });
  let longest = email.sentences[0];
  for (const sentence of email.sentences) {
    if (longest && sentence.endWord - sentence.firstWord > longest.endWord - longest.firstWord)
      longest = sentence;
  }
  if (longest && longest.endWord - longest.firstWord > 35) {
    lose({
      criterion: 'long_sentence',
      points: 3,
      message: `One sentence runs to ${longest.endWord - longest.firstWord} words.`,
      suggestion: 'Split it.',
      excerpt: excerptOf(email.body, longest.start, longest.end),
    });
  }
}

export function scoreSubject(email: EmailText, stems: Stems, lose: Lose): void {
  const { subject, subjectWords } = email;
  const count = subjectWords.length;
  const size =
    count >= 2 && count <= 7 && subject.length <= 50
      ? 5
      : count >= 1 && count <= 9 && subject.length <= 60
        ? 3
        : 0;
  const excerpt = subject === '' ? {} : { excerpt: excerptOf(subject, 0, subject.length) };
  lose({
    criterion: 'subject_length',
    points: 5 - size,
    message: `The subject has ${counted(count, 'word')} and ${counted(subject.length, 'character')}.`,
    suggestion: 'Use 2 to 7 words and at most 50 characters.',
    ...excerpt,
  });
  const shouted = subjectWords.some((word) => {
    const raw = subject.slice(word.start, word.end);
    return raw.length >= 5 && raw === raw.toUpperCase() && raw !== raw.toLowerCase();
  });
  if (shouted)
    lose({
      criterion: 'subject_capitals',
      points: 4,
      message: 'The subject shouts in capitals.',
      suggestion: 'Write it as you would to a colleague.',
      ...excerpt,
    });
  if (/!|\?\?/.test(subject)) {
    lose({
      criterion: 'subject_marks',
      points: 3,
      message: 'The subject uses loud marks.',
      suggestion: 'Remove them.',
      ...excerpt,
    });
  }
  if (hasFakeReply(subject, email.body)) {
    lose({
      criterion: 'fake_reply',
      points: 10,
      severity: 'error',
      message: 'The subject pretends to be a reply or a forward.',
      suggestion: 'Remove Re: or Fwd: from a first email.',
      ...excerpt,
    });
  }
  if (count === 0)
    lose({
      criterion: 'subject_topic',
      points: 3,
      message: 'There is no subject.',
      suggestion: 'Name the topic in a few words.',
    });
  else
    lose({
      criterion: 'subject_topic',
      points: 3 - subjectTopicPoints(email, stems),
      message: 'The subject says little about what follows.',
      suggestion: "Take a word from the offer or from the reader's work.",
      ...excerpt,
    });
}

const emptySubjectWords = new WordList(
  listed(`
    quick, hello, following, question, your, our, for, the, and, you, proposal, introduction, website
  `),
);

/** 2 for a word that the body or the brief takes up, 1 for a word or figure that is not generic. */
function subjectTopicPoints(email: EmailText, stems: Stems): number {
  let own = false;
  for (const word of email.subjectWords)
    if (word.text.length > 2 && !genericWords.has(word) && !emptySubjectWords.has(word)) own = true;
  return (stems.subjectOnTopic ? 2 : 0) + (own ? 1 : 0);
}

const markup = /<\/?(?:p|br|div|span|a|b|i|ul|li|table|h[1-6])\b|\*\*\S|^#{1,4} |\]\(/m;

export function scoreForm(email: EmailText, lose: Lose): void {
  const { links } = email;
  const link = links[0];
  if (link) {
    lose({
      criterion: 'links',
      points: links.length > 1 ? 4 : 3,
      message: `There ${links.length === 1 ? 'is a link' : `are ${links.length} links`} in a first email.`,
      suggestion: 'Offer to send it instead.',
      excerpt: excerptOf(email.body, link.start, link.end),
    });
  }
  const found = markup.exec(email.body);
  if (found)
    lose({
      criterion: 'markup',
      points: 2,
      message: 'The text holds HTML or Markdown.',
      suggestion: 'Send plain text.',
      excerpt: excerptOf(email.body, found.index, found.index + 20),
    });
  const perBlock = new Map<number, number>();
  for (const sentence of email.sentences)
    perBlock.set(sentence.block, (perBlock.get(sentence.block) ?? 0) + 1);
  if ((email.blocks < 2 && email.sentences.length > 2) || [...perBlock.values()].some((count) => count > 4)) {
    lose({
      criterion: 'paragraphs',
      points: 3,
      message: 'The text is not broken into short paragraphs.',
      suggestion: 'Use two or more paragraphs of at most three sentences.',
    });
  }
}
