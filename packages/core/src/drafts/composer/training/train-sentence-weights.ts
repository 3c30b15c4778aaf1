import { writeSentenceWeights } from './files.ts';
import { readLabelledSentences } from './labelled-notes.ts';
import { toSentenceTable, toSource } from './sentence-table.ts';

/** Learns from the labelled notes how sentences of a context are weighed, and writes the weights: node train-sentence-weights.ts. */
const table = toSentenceTable(readLabelledSentences());
writeSentenceWeights(toSource(table));
process.stdout.write(`${table.rows.size} traits\n`);
