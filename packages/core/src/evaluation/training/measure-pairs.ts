import type { Brief } from '../../emails/index.ts';
import { evaluateEmail } from '../evaluate-email.ts';
import { type CorpusMail, readCorpus } from './corpus.ts';

/**
 * Prints in how many pairs of mails for the same offer the better one gets more rubric points. Each topic of the pair files is a persona,
 * an offer and a goal.
 */
const prefix = process.argv[2] ?? 'pairs-';
const pairs = new Map<string, CorpusMail[]>();
for (const mail of readCorpus(prefix)) pairs.set(mail.topic, [...(pairs.get(mail.topic) ?? []), mail]);

function briefOf(topic: string): Brief {
  const [persona, offer, goal] = topic.split(' | ');
  return { ...(persona ? { persona } : {}), ...(offer ? { offer } : {}), ...(goal ? { goal } : {}) };
}

const words = (mail: CorpusMail) => mail.emailContent.split(/\s+/).length;
let right = 0;
let shorter = 0;
let longerPairs = 0;
let longerRight = 0;
for (const [topic, mails] of pairs) {
  const better = mails.find((mail) => mail.label === 'better');
  const worse = mails.find((mail) => mail.label === 'worse');
  if (!better || !worse) throw new Error(`${topic}: not a pair`);
  const brief = process.argv.includes('--no-brief') ? {} : briefOf(topic);
  const results = [better, worse].map((mail) => evaluateEmail(mail, brief));
  const [high, low] = results.map((result) => result.points);
  const won = (high ?? 0) > (low ?? 0);
  if (won) right++;
  if (words(better) < words(worse)) shorter++;
  else {
    longerPairs++;
    if (won) longerRight++;
  }
  if (!won || process.argv.includes('--all')) {
    console.log(`${won ? 'right' : 'WRONG'} ${high} : ${low}  ${topic}`);
    for (const result of results) {
      console.log(
        `   ${result.evaluation.effectiveness} ${result.findings
          .filter((one) => one.points > 0 && !one.criterion.startsWith('spam_'))
          .map(
            (one) =>
              `${one.criterion} ${one.points}${one.criterion === 'worn_phrase' || one.criterion === 'ask' ? ` "${one.excerpt}"` : ''}`,
          )
          .join(', ')}`,
      );
    }
  }
}
console.log(
  `${right} of ${pairs.size} pairs (${((100 * right) / pairs.size).toFixed(1)} %); "shorter wins": ${shorter}; better one longer: ${longerRight} of ${longerPairs}`,
);
