import type { Email, Evaluation, EvaluationResult } from '../../emails/index.ts';
import { countRequests, evaluateEmail, measureToneLead } from '../../evaluation/index.ts';
import type { DraftRequest } from '../draft-request.ts';

/** Above this a draft starts to read as advertising; 5.0 is likely spam. */
const spamScoreMax = 3;
const bodyWords = { min: 30, max: 170 };

/** What a draft could do better though it may be served, in words that a writer can act on. */
export type Wishes = { unmet: string[]; points: number; evaluation: Evaluation };

/**
 * The soft wishes that a draft leaves open: the tone that was asked for, a low spam score, one ask, an ordinary length
 * unless the brief asks for one of its own. What the evaluation does not cover is not wished for. Pure.
 *
 * `toneLeadMax` is how far, in log-odds, another tone may be ahead of the one asked for.
 */
export function findUnmetWishes(email: Email, request: DraftRequest, { toneLeadMax = 0 } = {}): Wishes {
  const result = evaluateEmail(email, request);
  const { toneAnalysis, spamScore } = result.evaluation;
  const unmet: string[] = [];
  const isOtherTone = toneAnalysis !== 'undetermined' && toneAnalysis !== request.tone;
  if (isOtherTone && measureToneLead(email, request.tone) > toneLeadMax) {
    unmet.push(`its tone reads as ${toneAnalysis}, not as ${request.tone}`);
  }
  if (spamScore >= spamScoreMax) unmet.push('its words read like advertising to a spam filter');
  const ask = findAskFault(email, result);
  if (toneAnalysis !== 'undetermined' && ask !== undefined) unmet.push(ask);
  const words = email.emailContent.match(/\S+/g)?.length ?? 0;
  if (!asksForLength(request.additionalContext ?? '') && (words < bodyWords.min || words > bodyWords.max)) {
    unmet.push(`it has ${words} words; write ${bodyWords.min} to ${bodyWords.max}`);
  }
  return { unmet, points: result.points, evaluation: result.evaluation };
}

/** No request, or several; how easy the one is to answer, and in how many sentences it is made, is a matter of points. */
function findAskFault(email: Email, { findings }: EvaluationResult): string | undefined {
  const messages = findings.filter(({ criterion }) => criterion === 'ask').map(({ message }) => message);
  const several = messages.some((message) => /\bmakes \d+ requests\b/.test(message));
  const count = several ? countRequests(email) : 1;
  if (count > 1) return `The email makes ${count} requests.`;
  return messages.find((message) => /\basks for nothing\b/.test(message));
}

function asksForLength(context: string): boolean {
  return /\b(?:words?|characters|sentences?|lines?|paragraphs?|long(?:er)?|short(?:er)?|brief|length|detailed|wörter|sätze|kurz|lang|palabras|frases|corto|largo|mots|phrases|court|longue?)\b/iu.test(
    context,
  );
}
