import { type Tone, tones } from '../../emails/index.ts';
import { evaluateEmail } from '../evaluate-email.ts';
import { type CorpusMail, pickFacts, plainFacts, readCorpus } from './corpus.ts';
import { listCorpusFiles } from './files.ts';
import { withFacts } from './fit-tone.ts';
import { areaUnderCurve, quantile } from './metrics.ts';

/**
 * Prints how the evaluation does on mails that no training reads, file by file: tone (`unseen-tone-`) and spam score (`unseen-spam-`,
 * `fresh-mass-`, `fresh-outreach-`). Pairs: `measure-pairs.ts unseen-pairs` and `fresh-pairs`. The README says which were looked at while what was mended.
 */
const evaluated = (mail: CorpusMail) =>
  evaluateEmail({ subjectLine: mail.subjectLine, emailContent: mail.emailContent }).evaluation;

function printTone(name: string, mails: readonly CorpusMail[]): void {
  const recall = (tone: Tone) => {
    const of = mails.filter((mail) => mail.label === tone);
    return `${tone} ${of.filter((mail) => evaluated(mail).toneAnalysis === tone).length}/${of.length}`;
  };
  const right = mails.filter((mail) => evaluated(mail).toneAnalysis === mail.label).length;
  console.log(`tone, ${name}: ${right} of ${mails.length} (${(right / mails.length).toFixed(3)})`);
  console.log(`  ${tones.map(recall).join(', ')}`);
}
for (const file of listCorpusFiles('unseen-tone-')) printTone(file, readCorpus(file));
const toneMails = readCorpus('unseen-tone-');
printTone('all', toneMails);
const facts = plainFacts('measured');
for (const count of [1, 3, 5])
  printTone(
    `all, with ${count} plain facts`,
    toneMails.map((mail, at) => ({ ...mail, ...withFacts(mail, pickFacts(facts, at, count)) })),
  );

function printSpam(name: string, mails: readonly CorpusMail[]): number[] {
  const scores = mails.map((mail) => evaluated(mail).spamScore);
  console.log(
    `spam, ${name}: ${scores.length} mails, p95 ${quantile(scores, 0.95).toFixed(1)}, most ${Math.max(...scores).toFixed(1)}, at 5.0 or over: ${scores.filter((score) => score >= 5).length}`,
  );
  return scores;
}
const spamFiles = ['unseen-spam-', 'fresh-mass-', 'fresh-outreach-'].flatMap(listCorpusFiles);
const spamMails = spamFiles.flatMap(readCorpus);
for (const file of spamFiles) {
  const mails = readCorpus(file);
  for (const label of new Set(mails.map((mail) => mail.label)))
    printSpam(
      `${label} of ${file}`,
      mails.filter((mail) => mail.label === label),
    );
}
const labelled = (label: string) => spamMails.filter((mail) => mail.label === label);
printSpam('notices and office mail', labelled('notice'));
const clean = printSpam('clean', [...toneMails, ...labelled('clean')]);
const salesy = printSpam('salesy', labelled('salesy'));
const spam = printSpam('spam', labelled('spam'));
const rank = (low: readonly number[], high: readonly number[]) => areaUnderCurve(high, low).toFixed(4);
console.log(
  `clean < salesy < spam: AUC clean/spam ${rank(clean, spam)}, clean/salesy ${rank(clean, salesy)}, salesy/spam ${rank(salesy, spam)}`,
);
