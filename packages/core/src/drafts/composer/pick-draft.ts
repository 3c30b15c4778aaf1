import type { Email, Evaluation } from '../../emails/index.ts';
import type { DraftRequest } from '../draft-request.ts';
import { createGate, findUnmetWishes } from '../gate/index.ts';
import { lintDraft } from './lint-draft.ts';

/** How many candidates are looked at before the best so far is taken. */
const candidatesMax = 32;
/** After so many in a row that are no better than the best, whose tone is right, what is left to wish for lies in what the request says. */
const noBetterMax = 12;
/** After so many that the gate stops, and none that it passes, what they share is at fault. */
const unsoundMax = 12;
/** A draft with so many rubric points, its tone right and no fault is good enough. */
const pointsEnough = 85;
const spamScoreMax = 2;
/** What a wish that a draft leaves open counts against it, in rubric points. */
const wishCost = 20;
/** More than all that a faultless draft can be marked down. */
const faultCost = 1_000;
/** Of so many good enough drafts the best is taken. More would make all drafts alike. */
const goodEnoughCount = 2;
/** Fewer points apart, two drafts are equally good and the first is kept, so that no line is favoured for its points. */
const pointsApart = 4;

/**
 * The better of the first candidates that leave nothing to wish for, or the best of those looked at. Undefined where the gate lets none
 * of them pass.
 */
export function pickDraft(
  candidates: Iterable<Email>,
  request: DraftRequest,
): { email: Email; evaluation: Evaluation } | undefined {
  let best:
    | { email: Email; evaluation: Evaluation; cost: number; points: number; isSound: boolean }
    | undefined;
  const findViolations = createGate(request);
  let seen = 0;
  let good = 0;
  let unsound = 0;
  let noBetter = 0;
  for (const email of candidates) {
    seen += 1;
    noBetter += 1;
    const slips = lintDraft(email).length;
    if (slips === 0 || !best?.isSound) {
      const { evaluation, points, unmet } = findUnmetWishes(email, request);
      let cost =
        slips * faultCost +
        (evaluation.toneAnalysis === request.tone ? 0 : wishCost) +
        unmet.length * wishCost +
        Math.max(0, evaluation.spamScore - spamScoreMax) * 25 +
        Math.max(0, pointsEnough - points);
      // The gate is the dearest check, so only a draft that would be taken goes through it.
      if (!best || cost < best.cost || (cost === best.cost && points >= best.points + pointsApart)) {
        const violations = findViolations(email).length;
        if (violations > 0) unsound += 1;
        cost += violations * faultCost;
        if (!best || cost < best.cost) noBetter = 0;
        if (!best || cost <= best.cost) best = { email, evaluation, cost, points, isSound: violations === 0 };
      }
      if (cost === 0) good += 1;
    }
    const isSettled =
      noBetter >= noBetterMax && best?.isSound && best.evaluation.toneAnalysis === request.tone;
    if (
      good === goodEnoughCount ||
      isSettled ||
      seen >= candidatesMax ||
      (unsound >= unsoundMax && !best?.isSound)
    )
      break;
  }
  if (!best) throw new Error('There is no candidate to pick from.');
  return best.isSound ? best : undefined;
}
