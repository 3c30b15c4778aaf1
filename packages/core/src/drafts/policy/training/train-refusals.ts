import { trainingExamples } from './corpus.ts';
import { writeWeights } from './files.ts';
import { fitRefusalModel } from './fit-refusals.ts';

/** Trains the model on the written requests and writes refusal-weights.bin: node train-refusals.ts */
const weights = fitRefusalModel(trainingExamples());
writeWeights(weights);
console.log(`${weights.length} bytes`);
