import { distinctBuckets } from '../spam/tokens.ts';
import { type CorpusMail, readCorpus } from './corpus.ts';
import { readJsonLines } from './files.ts';
import type { SpamExample } from './fit-spam.ts';

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

export function toExample(mail: LabelledMail, weight = 1): SpamExample {
  return { buckets: distinctBuckets(mail.subject, mail.body), spam: mail.spam, weight };
}

export function fromCorpus(mail: CorpusMail, spam: boolean): LabelledMail {
  return { subject: mail.subjectLine, body: mail.emailContent, spam, source: mail.topic || mail.label };
}

/** How often a written mail counts beside a collected one: there are few of them, and they are what is scored here. */
export const corpusWeight = 4;
export const salesyWeight = 3;
export const massSalesWeight = 8;

/** Every fourth topic or mail is held back to measure on; `all` trains on everything. */
export function writtenMails(part: 'train' | 'held' | 'all'): { mail: LabelledMail; weight: number }[] {
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
    ...[...readCorpus('salesy'), ...readCorpus('pairs-')]
      .filter((_, index) => take(index))
      .map((mail) => ({ mail: { ...fromCorpus(mail, false), source: 'salesy' }, weight: salesyWeight })),
    ...readCorpus('mass-sales')
      .filter((_, index) => take(index))
      .map((mail) => ({
        mail: { ...fromCorpus(mail, true), source: 'mass-sales' },
        weight: massSalesWeight,
      })),
  ];
}
