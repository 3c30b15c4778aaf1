import { writeRefusalModel } from '../refusal-model.ts';
import { trainingExamples } from './corpus.ts';
import { writeWeights } from './files.ts';
import { fitRefusalModel } from './fit-refusals.ts';

/** Trains the model on the written requests and writes refusal-weights.bin: node train-refusals.ts */
const model = fitRefusalModel(trainingExamples());
writeWeights(writeRefusalModel(model));
console.log(`${model.hashes.length} features`);
