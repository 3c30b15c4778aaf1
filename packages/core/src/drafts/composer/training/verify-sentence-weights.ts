import { assertTrained } from '../../../assert-trained.ts';
import { biases, sentenceWeights } from '../parse/context/weights/sentence-weights.ts';
import { readLabelledSentences } from './labelled-notes.ts';
import { toSentenceTable } from './sentence-table.ts';

const rows = [...sentenceWeights].map(([trait, { told, ofReader, kept }]): [string, number[]] => [
  trait,
  [told, ofReader, kept].map((weight) => Math.round(weight * 100)),
]);

assertTrained('train-sentence-weights.ts', {
  shipped: { biases, rows: new Map(rows) },
  learned: toSentenceTable(readLabelledSentences()),
});
