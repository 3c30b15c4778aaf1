import { scoreSpam } from '../spam/score-spam.ts';
import { eitherOf, type SpamModel, shippedSpamModel, spamLogOdds } from '../spam/spam-model.ts';
import { readBuckets } from '../spam/tokens.ts';
import { readEmail } from '../text/read-email.ts';
import { calibrate } from './calibrate-spam.ts';
import { type CorpusMail, readCorpus } from './corpus.ts';
import { fitBoth } from './fit-both.ts';
import { areaUnderCurve, quantile, shareOver } from './metrics.ts';
import {
  developmentFiles,
  developmentHam,
  type LabelledMail,
  readLabelled,
  trainingFiles,
  writtenMails,
} from './spam-data.ts';

/**
 * Prints how well the spam score does on development mail: node measure-spam.ts <folder of the labelled mail>
 * The held-back written mails are scored by a model that did not see them, the collected ones, which none saw, by the model that ships.
 */
const folder = process.argv[2];
if (folder === undefined) throw new Error('usage: node measure-spam.ts <folder>');

const shipped = shippedSpamModel();
const trial = fitBoth(
  trainingFiles.flatMap((file) => readLabelled(folder, file)),
  writtenMails('train'),
);
const honest: SpamModel = { ...trial, ...calibrate(trial, developmentHam(folder)) };

const groups = new Map<string, LabelledMail[]>();
function add(name: string, mail: LabelledMail): void {
  groups.set(name, [...(groups.get(name) ?? []), mail]);
}
for (const file of developmentFiles) {
  const mails = readLabelled(folder, file);
  for (const spam of [false, true]) {
    const part = mails.filter((mail) => mail.spam === spam);
    if (part.length > 0) groups.set(`${file} ${spam ? 'spam' : 'ham'}`, part);
  }
}
const heldBack = writtenMails('held').map(({ mail }) => mail);
for (const mail of heldBack)
  add(
    `held ${mail.spam ? 'mass sales spam' : ['salesy', 'office', 'near-spam', 'notice'].includes(mail.source) ? `${mail.source} ham` : 'outreach ham'}`,
    mail,
  );

const written = new Set(heldBack);
const modelFor = (mail: LabelledMail) => (written.has(mail) ? honest : shipped);
const learned = (mail: LabelledMail) =>
  eitherOf(spamLogOdds(modelFor(mail), readBuckets(mail.subject, mail.body)).whole);
const score = (mail: LabelledMail) =>
  scoreSpam(readEmail({ subjectLine: mail.subject, emailContent: mail.body }), { model: modelFor(mail) })
    .spamScore;

const scores = new Map([...groups].map(([name, mails]) => [name, mails.map(score)]));
console.log('group'.padEnd(34), 'mails   p50   p95   p99  >=5.0');
for (const [name, values] of scores) {
  console.log(
    name.padEnd(34),
    String(values.length).padStart(5),
    ...[0.5, 0.95, 0.99].map((share) => quantile(values, share).toFixed(1).padStart(5)),
    shareOver(values, 4.95).toFixed(3).padStart(6),
  );
}
const csdmc = groups.get('devtest_csdmc2010 ham') ?? [];
const csdmcSpam = groups.get('devtest_csdmc2010 spam') ?? [];
const report = (
  name: string,
  of: (mail: LabelledMail) => number,
  spam: LabelledMail[],
  ham: LabelledMail[],
) => {
  const negatives = ham.map(of);
  const positives = spam.map(of);
  console.log(
    name.padEnd(34),
    `AUC ${areaUnderCurve(positives, negatives).toFixed(4)}, caught at 1 % false positives ${shareOver(positives, quantile(negatives, 0.99)).toFixed(3)}`,
  );
};
report('csdmc2010, learned part', learned, csdmcSpam, csdmc);
report('csdmc2010, whole score', score, csdmcSpam, csdmc);
const collectedGroups = [...groups].filter(
  ([name]) =>
    !name.includes('templates') &&
    !name.includes('salesy') &&
    !name.includes('near-spam') &&
    !name.startsWith('held mass'),
);
const pool = (spam: boolean) =>
  collectedGroups.flatMap(([, mails]) => mails.filter((mail) => mail.spam === spam));
report('pooled, learned part', learned, pool(true), pool(false));
report('pooled, whole score', score, pool(true), pool(false));
const pooledHam = pool(false).map(score);
console.log(
  'pooled at 5.0'.padEnd(34),
  `caught ${shareOver(pool(true).map(score), 4.95).toFixed(3)}, ham ${shareOver(pooledHam, 4.95).toFixed(4)}`,
);
report(
  'outreach against mass sales',
  score,
  groups.get('held mass sales spam') ?? [],
  groups.get('held outreach ham') ?? [],
);

/** Spam with some 170 words of office mail before or after it; the office mail alone must stay low. */
const paddingWords = 170;
const office = readLabelled(folder, 'devtest_aeslc')
  .map((mail) => mail.body.split(/\s+/))
  .filter((words) => words.length > 40);
function padding(from: number): string {
  const words: string[] = [];
  for (let at = from * 7; words.length < paddingWords; at++)
    words.push(...(office[at % office.length] ?? []));
  return words.slice(0, paddingWords).join(' ');
}
const massSpam = [...readCorpus('unseen-spam-'), ...readCorpus('fresh-mass-')].filter(
  (mail) => mail.label === 'spam',
);
const padded = (mail: CorpusMail, body: string) =>
  scoreSpam(readEmail({ subjectLine: mail.subjectLine, emailContent: body })).spamScore;
for (const [name, scores] of Object.entries({
  plain: massSpam.map((mail) => padded(mail, mail.emailContent)),
  'padding after': massSpam.map((mail, index) => padded(mail, `${mail.emailContent}\n\n${padding(index)}`)),
  'padding before': massSpam.map((mail, index) => padded(mail, `${padding(index)}\n\n${mail.emailContent}`)),
}))
  console.log(
    `mass mail, ${name}`.padEnd(34),
    `${scores.filter((score) => score >= 5).length} of ${scores.length} at 5.0 or over`,
  );
const paddingAlone = massSpam.map(
  (_, index) => scoreSpam(readEmail({ subjectLine: '', emailContent: padding(index) })).spamScore,
);
console.log(
  'padding alone'.padEnd(34),
  `95th percentile ${quantile(paddingAlone, 0.95)}, most ${Math.max(...paddingAlone)}`,
);
