/** The nine tones that a draft can be asked for and be found to have. */
export const tones = [
  'professional',
  'formal',
  'friendly',
  'casual',
  'direct',
  'confident',
  'persuasive',
  'empathetic',
  'enthusiastic',
] as const;

export type Tone = (typeof tones)[number];

export const defaultTone: Tone = 'professional';
