import { spamLogOdds, strongestStretch, writeSpamModel } from '../spam/spam-model.ts';
import { readBuckets } from '../spam/tokens.ts';
import { writeWeights } from './files.ts';
import { fitSpamModel } from './fit-spam.ts';
import { quantile } from './metrics.ts';
import { developmentFiles, readLabelled, toExamples, trainingFiles, writtenMails } from './spam-data.ts';

/**
 * Trains the spam model and writes weights/spam-weights.bin: node train-spam.ts <folder of the labelled mail>
 * The same data give the same bytes. The threshold is set so that few hams of the development mail lie above it, as the rules come on top
 * and the whole has to stay under one in a hundred; the margin so that even fewer have a stretch above both.
 */
const shareUnderThreshold = 0.995;
const shareUnderMargin = 0.9958;

const folder = process.argv[2];
if (folder === undefined) throw new Error('usage: node train-spam.ts <folder>');

const collected = trainingFiles
  .flatMap((file) => readLabelled(folder, file))
  .flatMap((mail) => toExamples(mail));
const development = developmentFiles
  .flatMap((file) => readLabelled(folder, file))
  .filter((mail) => !mail.spam);

/** Threshold and margin come from a model that never saw the held-back written mails; what ships is then fitted to all. */
const held = writtenMails('held')
  .filter(({ mail }) => !mail.spam)
  .map(({ mail }) => mail);
const calibration = [...development, ...held].map((mail) => readBuckets(mail.subject, mail.body));
const trial = fitSpamModel([
  ...collected,
  ...writtenMails('train').flatMap(({ mail, weight }) => toExamples(mail, weight)),
]);
const threshold = Math.fround(
  quantile(
    calibration.map((mail) => spamLogOdds(trial, mail)),
    shareUnderThreshold,
  ),
);
const stretches = calibration.map((mail) => strongestStretch(trial, mail));
const margin = Math.fround(quantile(stretches, shareUnderMargin) - threshold);

const model = fitSpamModel([
  ...collected,
  ...writtenMails('all').flatMap(({ mail, weight }) => toExamples(mail, weight)),
]);
writeWeights('spam-weights.bin', writeSpamModel({ ...model, threshold, margin }));
console.log(
  `threshold ${threshold.toFixed(3)}, margin ${margin.toFixed(3)}, bias ${model.bias.toFixed(3)}, scale ${model.scale.toExponential(3)}`,
);
