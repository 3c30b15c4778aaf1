import { createHash } from 'node:crypto';
import type { DraftRequest } from '../draft-request.ts';

export type Random = () => number;

/** The source of every choice of the composer: the same request and variation give the same choices. */
export function createRandom(request: DraftRequest, variation: string | undefined): Random {
  const { persona, offer, goal, tone, industry, additionalContext } = request;
  const text = JSON.stringify([
    persona,
    offer,
    goal,
    tone,
    industry ?? null,
    additionalContext ?? null,
    variation ?? null,
  ]);
  const digest = createHash('sha256').update(text).digest();
  let [a, b, c, d] = [0, 4, 8, 12].map((offset) => digest.readUInt32LE(offset)) as [
    number,
    number,
    number,
    number,
  ];
  // sfc32: small, fast and well spread; nothing here needs to be unpredictable.
  return () => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return (t >>> 0) / 4294967296;
  };
}

export function pickOne<Item>(items: readonly Item[], random: Random): Item | undefined {
  return items[Math.floor(random() * items.length)];
}
