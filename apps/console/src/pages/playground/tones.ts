import type { Tone } from './brief.ts';

/** Each tone with a word on how it reads. */
export const tones: Record<Tone, string> = {
  professional: 'Polite and to the point',
  formal: 'Full sentences, no contractions',
  friendly: 'Warm, as to somebody one has met',
  casual: 'Short and relaxed, as in a chat',
  direct: 'No preamble, one plain request',
  confident: 'Certain, without hedging',
  persuasive: 'Reasons first, then the request',
  empathetic: "Starts from the reader's trouble",
  enthusiastic: 'Lively, with energy',
};
