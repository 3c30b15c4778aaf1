import { describe, expect, test } from 'vitest';
import { evaluateEmail } from './index.ts';

const plain = {
  subjectLine: 'Invoices at the clinic',
  emailContent: `Hi Dana,

How much of your week goes on chasing unpaid invoices? Most dental practices with two chairs lose about a day a month to it.

Our billing service sends the reminders for you and marks each invoice as paid when the money arrives. Your front desk only sees the ones that need a phone call.

Would it be useful to see what your patients would receive?

Best regards,
Tom`,
};

describe('evaluateEmail', () => {
  test('gives the same result for the same email', () => {
    expect(evaluateEmail(plain, { offer: 'billing' })).toEqual(
      evaluateEmail({ ...plain }, { offer: 'billing' }),
    );
  });

  test('rates a plain, specific, short email with one easy question well', () => {
    const result = evaluateEmail(plain, {
      persona: 'dental practice manager',
      offer: 'billing service that chases invoices',
    });
    expect(result.evaluation.effectiveness).toMatch(/good|excellent/);
    expect(result.evaluation.spamScore).toBeLessThan(2);
  });

  test('explains every point: 100 less the findings of the rubric is the points', () => {
    for (const emailContent of [
      plain.emailContent,
      'We are the leading provider of synergy. We do it all.',
      'Hi',
    ]) {
      const result = evaluateEmail({ ...plain, emailContent });
      const lost = result.findings.filter(
        (one) => !one.criterion.startsWith('spam_') || one.criterion === 'spam_signs',
      );
      expect(result.points).toBe(Math.max(0, 100 - lost.reduce((sum, one) => sum + one.points, 0)));
    }
  });

  test('quotes excerpts exactly as they stand', () => {
    const email = {
      subjectLine: 'RE: ACT NOW',
      emailContent: 'DEAR FRIEND, Act now!!! Make money at https://bit.ly/x1 [Your Name]',
    };
    const { findings } = evaluateEmail(email);
    expect(findings.length).toBeGreaterThan(5);
    for (const { excerpt } of findings) {
      if (excerpt === undefined) continue;
      expect(`${email.subjectLine}\n${email.emailContent}`).toContain(excerpt);
      expect(excerpt.length).toBeLessThanOrEqual(80);
    }
  });

  test('calls a placeholder or a fake reply poor, whatever else is right', () => {
    const blank = evaluateEmail({
      ...plain,
      emailContent: plain.emailContent.replace('Dana', '[First Name]'),
    });
    const reply = evaluateEmail({ ...plain, subjectLine: `Re: ${plain.subjectLine}` });
    expect([blank.evaluation.effectiveness, reply.evaluation.effectiveness]).toEqual(['poor', 'poor']);
  });

  test('puts an obvious spam at 5.0 or over', () => {
    const result = evaluateEmail({
      subjectLine: 'Re: URGENT!!! Claim your prize',
      emailContent:
        'Dear friend, you have won one million dollars. Act now, risk free, results guaranteed. Click here: http://bit.ly/win',
    });
    expect(result.evaluation.spamScore).toBeGreaterThanOrEqual(5);
    expect(result.evaluation.effectiveness).toBe('poor');
  });

  test('leaves tone and effectiveness of a language that is not covered undetermined, with the reason', () => {
    const result = evaluateEmail({
      subjectLine: 'Ihre Rechnungen',
      emailContent:
        'Guten Tag Frau Weber, wie viel Zeit verbringen Sie mit offenen Rechnungen? Wir übernehmen das für Sie. Wäre das interessant?',
    });
    expect(result.evaluation).toMatchObject({ toneAnalysis: 'undetermined', effectiveness: 'undetermined' });
    expect(result.findings.map((one) => one.criterion)).toContain('language_not_covered');
  });

  test('tells plain tones apart', () => {
    const tone = (emailContent: string) =>
      evaluateEmail({ subjectLine: 'Invoices', emailContent }).evaluation.toneAnalysis;
    expect(
      tone(
        "Hey Sam,\n\nQuick one, figured you're buried in invoices and stuff. We've got a tool that chases them, so you don't have to. Fancy a chat?\n\nCheers,\nJo",
      ),
    ).toBe('casual');
    expect(
      tone(
        'Dear Ms Weber,\n\nI am writing with regard to the administration of outstanding invoices at your practice. We would welcome the opportunity to present our service at your convenience.\n\nYours sincerely,\nJ. Holt',
      ),
    ).toBe('formal');
    expect(
      tone(
        "Hi Sam!\n\nI'm so excited to share this! We love what we have built and it is amazing for clinics. Want a look?\n\nBest,\nJo",
      ),
    ).toBe('enthusiastic');
  });

  test.each([
    ['empty', '', ''],
    ['white space', ' \n\t', '\n\n\n'],
    ['lone surrogates', '\ud800', 'Hi \udc00, \ud83d'],
    ['controls', '\u0000', '\u0007\u0000\r\r\n'],
    ['marks only', '???', '!!! ... ,,, -- \n--\n'],
  ])('answers %s without throwing', (_name, subjectLine, emailContent) => {
    const { evaluation, points } = evaluateEmail({ subjectLine, emailContent });
    expect(evaluation.spamScore).toBeGreaterThanOrEqual(0);
    expect(points).toBeGreaterThanOrEqual(0);
  });
});
