import { writeToneModel } from '../tone/tone-model.ts';
import { toneTrainingMails } from './corpus.ts';
import { writeWeights } from './files.ts';
import { fitToneModel } from './fit-tone.ts';

/** Trains the tone model on the written outreach and writes weights/tone-weights.json: node train-tone.ts */
const model = fitToneModel(toneTrainingMails());
writeWeights('tone-weights.json', writeToneModel(model));
console.log(`${model.words.size} words, ${model.measures.length} measures`);
