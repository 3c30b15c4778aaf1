import type { EmailText } from '../text/read-email.ts';
import type { Finding } from '../types.ts';
import { ruleTexts } from './rule-texts.ts';
import { checkSpamRules } from './rules.ts';

/** The spam score: 0.0 to 10.0 with one decimal, 5.0 and up is likely spam; every rule that added to it is a finding. */
export function scoreSpam(email: EmailText): { spamScore: number; findings: Finding[] } {
  const hits = checkSpamRules(email);
  let sum = 0;
  const findings = hits.map(({ rule, weight, excerpt }): Finding => {
    sum += weight;
    const { message, suggestion } = ruleTexts[rule];
    const finding: Finding = {
      criterion: `spam_${rule}`,
      severity: weight >= 1.2 ? 'error' : 'warning',
      message,
      suggestion,
      points: Math.round(weight * 10),
    };
    return excerpt ? { ...finding, excerpt } : finding;
  });
  return { spamScore: Math.min(10, Math.round(sum * 16) / 10), findings };
}
