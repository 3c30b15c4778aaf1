import { expect, test } from 'vitest';
import { evaluateEmail } from './index.ts';
import { readCorpus } from './training/corpus.ts';

/**
 * The scores of one mail in each tone, and of mails of every other kind, all written for this repository. A change in scoring shows here in
 * review: after checking it, run `vitest -u`.
 */
test('the golden scores have not moved', async () => {
  const mails = [
    ...readCorpus('held-tone'),
    ...readCorpus('held-pairs'),
    ...['salesy', 'mass-sales', 'office'].flatMap((prefix) =>
      readCorpus(prefix).filter((_, index) => index % 6 === 0),
    ),
  ];
  const lines = mails.map((mail) => {
    const { evaluation, points, findings } = evaluateEmail(mail);
    const lost = findings.map((one) => `${one.criterion} ${one.points}`).join(', ');
    return `${mail.label} | ${mail.subjectLine} | spam ${evaluation.spamScore.toFixed(1)} | ${evaluation.toneAnalysis} | ${evaluation.effectiveness} ${points} | ${lost}`;
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./golden-scores.txt');
});
