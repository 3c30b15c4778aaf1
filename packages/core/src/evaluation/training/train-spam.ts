import { spamLogOdds, writeSpamModel } from '../spam/spam-model.ts';
import { writeWeights } from './files.ts';
import { fitSpamModel } from './fit-spam.ts';
import { quantile } from './metrics.ts';
import {
  developmentFiles,
  type LabelledMail,
  readLabelled,
  toExample,
  trainingFiles,
  writtenMails,
} from './spam-data.ts';

/**
 * Trains the spam model and writes weights/spam-weights.bin: node train-spam.ts <folder of the labelled mail>
 * The same data give the same bytes. The threshold is set so that seven hams in a thousand of the development mail lie above it:
 * the rules, which come on top, then have room under one in a hundred.
 */
const folder = process.argv[2];
if (folder === undefined) throw new Error('usage: node train-spam.ts <folder>');

const collected = trainingFiles.flatMap((file) => readLabelled(folder, file)).map((mail) => toExample(mail));
const development = developmentFiles
  .flatMap((file) => readLabelled(folder, file))
  .filter((mail) => !mail.spam);

/** The threshold comes from a model that never saw the held-back written mails; what ships is then fitted to all. */
const held = writtenMails('held')
  .filter(({ mail }) => !mail.spam)
  .map(({ mail }) => mail);
const calibration = [...development, ...held];
const trial = fitSpamModel([
  ...collected,
  ...writtenMails('train').map(({ mail, weight }) => toExample(mail, weight)),
]);
const logOdds = (mail: LabelledMail) => spamLogOdds(trial, toExample(mail).buckets);
const threshold = Math.fround(quantile(calibration.map(logOdds), 0.993));

const model = fitSpamModel([
  ...collected,
  ...writtenMails('all').map(({ mail, weight }) => toExample(mail, weight)),
]);
writeWeights('spam-weights.bin', writeSpamModel({ ...model, threshold }));
console.log(
  `threshold ${threshold.toFixed(3)}, bias ${model.bias.toFixed(3)}, scale ${model.scale.toExponential(3)}`,
);
