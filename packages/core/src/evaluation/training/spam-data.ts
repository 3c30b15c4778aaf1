import { distinctBuckets } from '../spam/tokens.ts';
import { splitWords } from '../text/words.ts';
import { type CorpusMail, readCorpus } from './corpus.ts';
import { readJsonLines } from './files.ts';
import type { SpamExample } from './fit-spam.ts';
import { readFamilyMails } from './mail-families.ts';

export type LabelledMail = { subject: string; body: string; spam: boolean; source: string };

/** The training files. `train_sa_hard_ham` (newsletters) is left out: it teaches the model to pass bulk mail. */
export const trainingFiles = [
  'train_enron1',
  'train_nazario',
  'train_sa_easy_ham',
  'train_sa_easy_ham2',
  'train_sa_spam',
  'train_sa_spam2',
  'train_tds2022',
];
export const developmentFiles = [
  'devtest_csdmc2010',
  'devtest_glitchyzorua',
  'devtest_aeslc',
  'devtest_cold_templates',
];

export function readLabelled(folder: string, file: string): LabelledMail[] {
  return readJsonLines(`${folder}/${file}.jsonl.gz`).map((line) => {
    const { subject, body, label, source } = line as {
      subject: string;
      body: string;
      label: string;
      source: string;
    };
    return { subject: subject ?? '', body: body ?? '', spam: label === 'spam', source };
  });
}

/** Ham that thresholds and margins are set by. */
export function developmentHam(folder: string): LabelledMail[] {
  return developmentFiles.flatMap((file) => readLabelled(folder, file)).filter((mail) => !mail.spam);
}

function toExample(mail: LabelledMail, weight: number): SpamExample {
  return { buckets: distinctBuckets(mail.subject, mail.body), spam: mail.spam, weight };
}

const stretchWords = 40;
const longWords = 80;
const hamStretchWeight = 0.3;
const spamStretchWeight = 0.15;

/**
 * A mail as examples: the whole, and of a long one stretches of 40 words, since stretches are scored too. Ham gives its first ones, so that
 * no ordinary stretch stands out; spam gives one, as not each part of it is spam.
 */
export function toExamples(mail: LabelledMail, weight: number, stretchesMax: number): SpamExample[] {
  const whole = toExample(mail, weight);
  const words = splitWords(mail.body);
  if (words.length <= longWords) return [whole];
  const stretch = (from: number) => {
    const last = Math.min(words.length, from + stretchWords) - 1;
    return { ...mail, body: mail.body.slice(words[from]?.start, words[last]?.end) };
  };
  if (mail.spam) {
    const from = Math.floor((words.length - stretchWords) / 2);
    return [whole, toExample(stretch(from), weight * spamStretchWeight)];
  }
  const stretches: SpamExample[] = [];
  for (let from = 0; from < words.length && stretches.length < stretchesMax; from += stretchWords)
    stretches.push(toExample(stretch(from), weight * hamStretchWeight));
  return [whole, ...stretches];
}

export function fromCorpus(mail: CorpusMail, spam: boolean): LabelledMail {
  return { subject: mail.subjectLine, body: mail.emailContent, spam, source: mail.topic || mail.label };
}

/** How often a written mail counts beside a collected one: there are few of them, and they are what is scored here. */
const corpusWeight = 5;
/** Ordinary mail with words of spam, and terse offers: few mails that a model easily takes for spam. */
const nearSpamWeight = 20;
const salesyWeight = 5;
/** The worse mails of the pairs are no model of ordinary mail, but no spam either. */
const worseWeight = 2;
const massSalesWeight = 6;
const sourcesOfMixed: Record<string, string> = { salesy: 'salesy', notice: 'notice' };
/** Mails put together from parts share their sentences, so that each counts less. */
const familiesWeight = 1.5;

/** A mail of `corpus/`, and how much it counts beside a collected one. */
export type WrittenMail = { mail: LabelledMail; weight: number };

/** Every fourth topic or mail is held back to measure on; `all` trains on everything. */
export function writtenMails(part: 'train' | 'held' | 'all'): WrittenMail[] {
  const outreach = readCorpus('outreach-');
  const topics = [...new Set(outreach.map((mail) => mail.topic))];
  const take = (index: number) => part === 'all' || (index % 4 === 3) === (part === 'held');
  return [
    ...outreach
      .filter((mail) => take(topics.indexOf(mail.topic)))
      .map((mail) => ({ mail: fromCorpus(mail, false), weight: corpusWeight })),
    ...readCorpus('office')
      .filter((_, index) => take(index))
      .map((mail) => ({ mail: { ...fromCorpus(mail, false), source: 'office' }, weight: corpusWeight })),
    ...[...readCorpus('near-spam'), ...readCorpus('compact-')]
      .filter((_, index) => take(index))
      .map((mail) => ({ mail: { ...fromCorpus(mail, false), source: 'near-spam' }, weight: nearSpamWeight })),
    ...[...readCorpus('salesy'), ...readCorpus('pairs-')]
      .filter((_, index) => take(index))
      .map((mail) => ({
        mail: { ...fromCorpus(mail, false), source: 'salesy' },
        weight: mail.label === 'worse' ? worseWeight : salesyWeight,
      })),
    ...readCorpus('mixed-')
      .filter((_, index) => take(index))
      .map((mail) => {
        const spam = mail.label === 'spam';
        const source = spam ? 'mass-sales' : (sourcesOfMixed[mail.label] ?? 'outreach');
        return { mail: { ...fromCorpus(mail, spam), source }, weight: spam ? massSalesWeight : corpusWeight };
      }),
    ...readCorpus('mass-sales')
      .filter((_, index) => take(index))
      .map((mail) => ({
        mail: { ...fromCorpus(mail, true), source: 'mass-sales' },
        weight: massSalesWeight,
      })),
    ...(part === 'held' ? [] : readFamilyMails('spam-families.txt')).map((mail) => ({
      mail: fromCorpus(mail, true),
      weight: familiesWeight,
    })),
    ...(part === 'held' ? [] : readFamilyMails('honest-families.txt')).map((mail) => ({
      mail: fromCorpus(mail, false),
      weight: familiesWeight,
    })),
  ];
}
