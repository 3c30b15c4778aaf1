import type { Email } from '../../evaluation/index.ts';
import type { DraftRequest } from '../draft-request.ts';
import { lintDraft } from './lint-draft.ts';
import { countWords } from './text/tidy.ts';

/** The best of the candidates: the fewest faults, then a length that reads at a glance, then the earliest. */
export function pickDraft(candidates: readonly Email[], _request: DraftRequest): Email {
  let best: { email: Email; cost: number } | undefined;
  for (const email of candidates) {
    const words = countWords(email.emailContent);
    const cost = lintDraft(email).length * 10 + Math.max(0, 45 - words) / 10 + Math.max(0, words - 110) / 10;
    if (!best || cost < best.cost - 0.01) best = { email, cost };
  }
  if (!best) throw new Error('There is no candidate to pick from.');
  return best.email;
}
