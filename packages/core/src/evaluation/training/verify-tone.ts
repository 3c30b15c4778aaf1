import { assertTrained } from '../../assert-trained.ts';
import { readToneModel, shippedToneModel, writeToneModel } from '../tone/tone-model.ts';
import { toneTrainingMails } from './corpus.ts';
import { fitToneModel } from './fit-tone.ts';

assertTrained('train-tone.ts', {
  shipped: shippedToneModel(),
  learned: readToneModel(writeToneModel(fitToneModel(toneTrainingMails()))),
});
