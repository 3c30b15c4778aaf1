import { assertTrained } from '../../../assert-trained.ts';
import { loadWeights } from '../load-weights.ts';
import { trainingExamples } from './corpus.ts';
import { fitRefusalModel } from './fit-refusals.ts';

assertTrained('train-refusals.ts', {
  shipped: loadWeights(),
  learned: Buffer.from(fitRefusalModel(trainingExamples())),
});
