import type { Email } from '../../emails/index.ts';
import { checkForm } from './check-form.ts';
import { type BriefTexts, Facts, findInventions } from './facts/read-facts.ts';
import { createViolation, type Violation } from './violation.ts';

export type { BriefTexts };

/** Every hard fault of a draft, whichever engine wrote it. A draft without any may be served. Pure. */
export function checkDraft(email: Email, request: BriefTexts): Violation[] {
  return createGate(request)(email);
}

/** The same check for many drafts of one brief, which is then read once. */
export function createGate(request: BriefTexts): (email: Email) => Violation[] {
  const { persona, offer, goal, industry, additionalContext } = request;
  const briefText = [persona, offer, goal, industry ?? '', additionalContext ?? ''].join('\n');
  const facts = new Facts(request);
  return (email) => {
    const faults = checkForm(email, briefText);
    if (faults.some(({ code }) => code === 'empty')) return faults;
    const inventions = findInventions(email.subjectLine, email.emailContent, facts);
    return [
      ...faults,
      ...inventions.map(({ what, excerpt }) =>
        createViolation('invented_fact', `it states ${what} that the brief does not give`, excerpt),
      ),
    ];
  };
}
