import { assertTrained } from '../../../assert-trained.ts';
import { traitWeights } from '../facts/trait-weights.ts';
import { hundredthsPerUnit, learnTraitWeights } from './learn-trait-weights.ts';

assertTrained('train-trait-weights.ts', {
  shipped: [...traitWeights].map(([name, weight]) => [name, Math.round(weight * hundredthsPerUnit)]),
  learned: [...learnTraitWeights().hundredths],
});
