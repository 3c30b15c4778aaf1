import { type Tone, tones } from '../../emails/index.ts';
import type { EmailText } from '../text/read-email.ts';
import { shippedToneModel, type ToneModel, toneScores } from './tone-model.ts';

/** Names the tone that an English email reads as, from its surface alone: frame, sentences, marks and topic-free words. */
export function detectTone(email: EmailText, model: ToneModel = shippedToneModel()): Tone {
  const scores = toneScores(model, email);
  let best = 0;
  for (let tone = 1; tone < scores.length; tone++) if ((scores[tone] ?? 0) > (scores[best] ?? 0)) best = tone;
  return tones[best] ?? 'professional';
}

/** By how much the tone that an English email reads as is ahead of another one, in log-odds; 0 where it is that one. */
export function findToneLead(email: EmailText, over: Tone, model: ToneModel = shippedToneModel()): number {
  const scores = toneScores(model, email);
  return Math.max(...scores) - (scores[tones.indexOf(over)] ?? 0);
}
