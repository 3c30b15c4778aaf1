import { createHash } from 'node:crypto';
import { type ReceiverStep, type ReceiverStepLike, toReceiverStep } from './receiver-steps.ts';

/** Faults by their share of all answers, drawn by a seed. What is left over is answered as `otherwise` says. */
export type FaultMix = {
  seed: number | string;
  faults: [share: number, step: ReceiverStepLike][];
  /** Tries of one webhook that may fail, so that each succeeds in the end; without it, any may. */
  triesMax?: number;
};

/**
 * The fault for one try of one webhook; undefined for none. It depends on the seed, the webhook's id and which try it is,
 * not on the order in which requests arrive, so that a seed gives the same run however many send at once.
 */
export function drawFault(mix: FaultMix, webhookId: string, nth: number): ReceiverStep | undefined {
  if (mix.triesMax !== undefined && nth > mix.triesMax) return undefined;
  const digest = createHash('sha256').update(`${mix.seed}:${webhookId}:${nth}`).digest();
  let draw = digest.readUInt32BE() / 2 ** 32;
  for (const [share, step] of mix.faults) {
    if (draw < share) return toReceiverStep(step);
    draw -= share;
  }
  return undefined;
}
