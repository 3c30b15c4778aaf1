import type { DraftRequest } from '../draft-request.ts';
import { abusivePurposes } from './abusive-purposes.ts';

type RequestText = Pick<DraftRequest, 'persona' | 'offer' | 'goal' | 'additionalContext'>;

/**
 * Why no draft is written for a request with a plainly abusive purpose, as a sentence for the caller; undefined for every
 * other request. It reads English wording only and knows plain statements of purpose, not disguised ones: it is a first
 * gate, not the only one. Offers that defend against such abuse, or help those who suffered it, pass.
 */
export function findRefusalReason(request: RequestText): string | undefined {
  const offer = plain(request.offer);
  const goal = plain(request.goal);
  const context = plain(request.additionalContext ?? '');
  const all = `${plain(request.persona)} | ${offer} | ${goal} | ${context}`;
  for (const purpose of abusivePurposes) {
    if (!purpose.patterns.some((pattern) => pattern.test(all))) continue;
    // A defender names the abuse it defends against. Only what is offered can show that, not a claim made elsewhere,
    // and a goal that is abusive in itself is excused only by an offer to test or to train.
    const inGoal = purpose.patterns.some((pattern) => pattern.test(goal));
    if ((inGoal ? testsOrTrains : purpose.defended).test(offer)) continue;
    return `${purpose.message} No draft is written for this.`;
  }
  return undefined;
}

/** Offers that use the wording of an attack on purpose and with leave. */
const testsOrTrains = /\b(?:simulat|awareness|penetration test|pen[- ]?test|red team|training\b)/;

/** Lower case, one space, without the invisible characters and look-alike digits that would hide a word. */
function plain(text: string): string {
  return text
    .slice(0, 6_000)
    .normalize('NFKC')
    .replace(/\p{Cf}|\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/(?<=\p{L})[@4](?=\p{L})/gu, 'a')
    .replace(/(?<=\p{L})[$5]+(?=\p{L})/gu, (found) => 's'.repeat(found.length))
    .replace(/(?<=\p{L})0(?=\p{L})/gu, 'o')
    .replace(/(?<=\p{L})[1!](?=\p{L})/gu, 'i')
    .replace(/(?<=\p{L})3(?=\p{L})/gu, 'e')
    .replace(/\s+/g, ' ');
}
