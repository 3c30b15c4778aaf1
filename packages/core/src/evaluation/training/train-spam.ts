import { writeSpamModel } from '../spam/spam-model.ts';
import { calibrate } from './calibrate-spam.ts';
import { writeWeights } from './files.ts';
import { fitBoth } from './fit-both.ts';
import { developmentHam, readLabelled, trainingFiles, writtenMails } from './spam-data.ts';

/**
 * Trains the spam model and writes weights/spam-weights.bin: node train-spam.ts <folder of the labelled mail>
 * The same data give the same bytes. Thresholds and margins come from development ham, of which the model has learned nothing.
 */
const folder = process.argv[2];
if (folder === undefined) throw new Error('usage: node train-spam.ts <folder>');

const collected = trainingFiles.flatMap((file) => readLabelled(folder, file));

const fitted = fitBoth(collected, writtenMails('all'));
const model = { ...fitted, ...calibrate(fitted, developmentHam(folder)) };
console.log(model.collected, model.sales);
writeWeights('spam-weights.bin', writeSpamModel(model));
