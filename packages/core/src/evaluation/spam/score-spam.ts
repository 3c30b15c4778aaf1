import type { Finding } from '../../emails/index.ts';
import type { EmailText } from '../text/read-email.ts';
import { ruleTexts } from './rule-texts.ts';
import { checkSpamRules, isSignOfForm, type RuleHit } from './rules.ts';
import { learnedSpamScore, type SpamModel, shippedSpamModel } from './spam-model.ts';

/** Rules may add this much in all, so that no heap of small signs outweighs what the whole text says. */
const rulesMax = 4;
/** The model knows English: what it says of another language may not call a mail spam by itself. */
const notCoveredMax = 3.9;
/** From here on the wording itself is a finding, without a rule. */
const wordingNotable = 3;

/**
 * The spam score: 0.0 to 10.0 with one decimal, 5.0 and up is likely spam. It is what the model learned of the wording, plus the rules,
 * which only ever add: ordinary words around a broken rule do not buy it back.
 */
export function scoreSpam(
  email: EmailText,
  { model = shippedSpamModel(), covered = true }: { model?: SpamModel; covered?: boolean } = {},
): { spamScore: number; findings: Finding[] } {
  const broken = checkSpamRules(email);
  const said = broken.filter(({ rule }) => !isSignOfForm(rule));
  const read = learnedSpamScore(model, email, Math.min(rulesMax, pointsOf(said)));
  // A disguised text may only seem to be of another language.
  const disguised = broken.some(({ rule }) => rule === 'obfuscated_words');
  const learned = covered || disguised ? read : Math.min(read, notCoveredMax);
  const findings: Finding[] = [];
  if (learned >= wordingNotable) findings.push(wordingFinding(learned));
  for (const { rule, weight, excerpt } of broken) {
    const { message, suggestion } = ruleTexts[rule];
    const finding: Finding = {
      criterion: `spam_${rule}`,
      severity: weight >= 0.7 ? 'error' : 'warning',
      message,
      suggestion,
      points: Math.round(weight * 10),
    };
    findings.push(excerpt ? { ...finding, excerpt } : finding);
  }
  const rules = Math.min(rulesMax, pointsOf(broken));
  return { spamScore: Math.min(10, Math.round((learned + rules) * 10) / 10), findings };
}

function pointsOf(hits: readonly RuleHit[]): number {
  return hits.reduce((sum, { weight }) => sum + weight, 0);
}

function wordingFinding(learned: number): Finding {
  return {
    criterion: 'spam_wording',
    severity: learned >= 5 ? 'error' : 'warning',
    message: 'The wording as a whole is closer to known spam than to ordinary mail.',
    suggestion: 'Write as you would to one person: what you noticed, what you offer, one question.',
    points: Math.round(learned * 10),
  };
}
