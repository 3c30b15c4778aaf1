import type { Tone } from '../../../emails/index.ts';
import { casual } from './casual.ts';
import { confident } from './confident.ts';
import { direct } from './direct.ts';
import { empathetic } from './empathetic.ts';
import { enthusiastic } from './enthusiastic.ts';
import { formal } from './formal.ts';
import { friendly } from './friendly.ts';
import { persuasive } from './persuasive.ts';
import { professional } from './professional.ts';
import type { Phrasebook } from './types.ts';

/** How each tone speaks. Lines assert nothing about the reader and add no fact to the offer. */
export const phrasebook: Record<Tone, Phrasebook> = {
  professional,
  formal,
  friendly,
  casual,
  direct,
  confident,
  persuasive,
  empathetic,
  enthusiastic,
};
