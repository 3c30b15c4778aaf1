import type { Brief, Effectiveness, Finding } from '../../emails/index.ts';
import { readingGrade } from '../text/measures.ts';
import type { EmailText } from '../text/read-email.ts';
import { findCaps } from './caps.ts';
import type { Lose } from './loss.ts';
import { scoreAsk } from './score-ask.ts';
import { scoreBriefFit, scoreConcreteness, scoreFocus } from './score-content.ts';
import { scoreHabits, scorePlaceholder } from './score-habits.ts';
import { scoreForm, scoreLength, scoreReading, scoreSubject } from './score-shape.ts';
import { compareStems } from './stems.ts';

/** The lowest points of each label. */
const labelMin = { excellent: 85, good: 70, fair: 50 } as const;

export type RubricResult = { points: number; effectiveness: Effectiveness; findings: Finding[] };

/**
 * Scores how closely an English email follows practices that are linked with replies: 0 to 100 points and a label. It is no forecast.
 * Every point that is lost has a finding. The items and their evidence stand in ../README.md.
 */
export function scoreRubric(email: EmailText, brief: Brief, spamScore: number): RubricResult {
  const findings: Finding[] = [];
  let lost = 0;
  const lose: Lose = (loss) => {
    if (loss.points <= 0) return;
    lost += loss.points;
    findings.push({ severity: loss.points >= 8 ? 'warning' : 'info', ...loss });
  };
  const grade = readingGrade(email.coreWords, email.sentences.length);
  const stems = compareStems(email, brief);
  scoreLength(email, lose);
  const asks = scoreAsk(email, lose);
  scoreConcreteness(email, lose);
  scoreBriefFit(stems, lose);
  scoreReading(email, grade, lose);
  scoreSubject(email, stems, lose);
  scoreFocus(email, lose);
  scoreForm(email, lose);
  const slop = scoreHabits(email, brief, lose);
  const placeholder = scorePlaceholder(email, lose);
  if (spamScore >= 3) {
    lose({
      criterion: 'spam_signs',
      points: spamScore >= 5 ? 25 : 10,
      severity: spamScore >= 5 ? 'error' : 'warning',
      message: 'Spam signs make it likely that the email is filtered or mistrusted.',
      suggestion: 'Work through the spam findings first.',
    });
  }
  const points = Math.max(0, 100 - lost);
  let effectiveness = labelOf(points);
  for (const cap of findCaps(email, { asks, grade, slop, spamScore, placeholder })) {
    findings.push(cap.finding);
    if (cap.label === 'poor') effectiveness = 'poor';
    else if (effectiveness !== 'poor') effectiveness = 'fair';
  }
  return { points, effectiveness, findings };
}

function labelOf(points: number): Effectiveness {
  if (points >= labelMin.excellent) return 'excellent';
  if (points >= labelMin.good) return 'good';
  return points >= labelMin.fair ? 'fair' : 'poor';
}
