import type { Email } from '../../evaluation/index.ts';
import type { DraftRequest } from '../draft-request.ts';
import { checkForm } from './check-form.ts';
import type { Violation } from './violation.ts';

/** What a brief says in words; the tone is a choice, not a text. */
export type BriefTexts = Omit<DraftRequest, 'tone'>;

/** Every hard fault of a draft, whichever engine wrote it. A draft without any may be served. Pure. */
export function checkDraft(email: Email, request: BriefTexts): Violation[] {
  return checkForm(email, toBriefText(request));
}

function toBriefText(request: BriefTexts): string {
  const { persona, offer, goal, industry, additionalContext } = request;
  return [persona, offer, goal, industry ?? '', additionalContext ?? ''].join('\n');
}
