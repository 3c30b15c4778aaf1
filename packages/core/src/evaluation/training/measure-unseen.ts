import { evaluateEmail } from '../evaluate-email.ts';
import { type Tone, tones } from '../tones.ts';
import { type CorpusMail, readCorpus } from './corpus.ts';
import { areaUnderCurve, quantile, shareOver } from './metrics.ts';

/**
 * Prints how the evaluation does on mails whose author knew the description of the nine tones and of the rubric, but had read no list,
 * rule or training mail: tone and spam (pairs: `measure-pairs.ts unseen-pairs`). No training reads them. Even topics were looked at while the tone was mended; odd topics ("held") were not.
 */
const toneMails = readCorpus('unseen-tone-');
const topics = [...new Set(toneMails.map((mail) => mail.topic))];
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
const inHalf = (mail: CorpusMail, half: number) => topics.indexOf(mail.topic) % 2 === half;
printTone('all', toneMails);
printTone(
  'looked at',
  toneMails.filter((mail) => inHalf(mail, 0)),
);
printTone(
  'held',
  toneMails.filter((mail) => inHalf(mail, 1)),
);

const spamMails = readCorpus('unseen-spam-');
const scoresOf = (mails: readonly CorpusMail[]) => mails.map((mail) => evaluated(mail).spamScore);
const labelled = (label: string) => spamMails.filter((mail) => mail.label === label);
const clean = scoresOf([...toneMails, ...labelled('clean')]);
const salesy = scoresOf(labelled('salesy'));
const spam = scoresOf(labelled('spam'));
for (const [name, scores] of Object.entries({ clean, salesy, spam })) {
  console.log(
    `spam, ${name}: ${scores.length} mails, p95 ${quantile(scores, 0.95).toFixed(1)}, most ${Math.max(...scores).toFixed(1)}, over 5.0: ${shareOver(scores, 5).toFixed(3)}`,
  );
}
const rank = (low: readonly number[], high: readonly number[]) => areaUnderCurve(high, low).toFixed(4);
console.log(
  `clean < salesy < spam: AUC clean/spam ${rank(clean, spam)}, clean/salesy ${rank(clean, salesy)}, salesy/spam ${rank(salesy, spam)}`,
);
