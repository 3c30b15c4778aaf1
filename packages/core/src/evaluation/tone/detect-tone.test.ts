import { describe, expect, test } from 'vitest';
import { tones } from '../../emails/index.ts';
import { readEmail } from '../text/read-email.ts';
import { readToneMails, toneTrainingMails } from '../training/corpus.ts';
import { detectTone, findToneLead } from './detect-tone.ts';
import { measureNames, measureTone } from './measures.ts';
import { readToneModel, shippedToneModel, writeToneModel } from './tone-model.ts';

const held = readToneMails('held-tone');

function recall(of: (mail: (typeof held)[number]) => string): Map<string, number> {
  return new Map(
    tones.map((tone) => {
      const mails = held.filter((mail) => mail.label === tone);
      return [tone, mails.filter((mail) => of(mail) === tone).length / mails.length];
    }),
  );
}

describe('the tone', () => {
  test('is named right for at least 85 in 100 mails that no training read, and for no tone under 45', () => {
    const found = recall((mail) => detectTone(readEmail(mail)));
    const values = [...found.values()];
    expect(held.length).toBeGreaterThanOrEqual(45);
    expect(values.reduce((sum, value) => sum + value, 0) / values.length).toBeGreaterThanOrEqual(0.85);
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0.45);
  });

  test('is still named without greeting, sign-off and subject', () => {
    const found = recall((mail) => {
      const email = readEmail(mail);
      return detectTone(
        readEmail({ subjectLine: '', emailContent: email.body.slice(email.core.start, email.core.end) }),
      );
    });
    const values = [...found.values()];
    expect(values.reduce((sum, value) => sum + value, 0) / values.length).toBeGreaterThanOrEqual(0.8);
  });

  test('is ahead of every other one, and of itself by nothing', () => {
    for (const mail of held) {
      const email = readEmail(mail);
      const found = detectTone(email);
      for (const tone of tones) {
        const lead = findToneLead(email, tone);
        if (tone === found) expect(lead).toBe(0);
        else expect(lead).toBeGreaterThan(0);
      }
    }
  });

  test('does not follow the topic: each topic has mails of all nine tones', () => {
    const mails = toneTrainingMails();
    for (const topic of new Set(mails.map((mail) => mail.topic))) {
      expect(
        mails
          .filter((mail) => mail.topic === topic)
          .map((mail) => mail.label)
          .sort(),
      ).toEqual([...tones].sort());
    }
  });

  test('comes from finite measures, whatever the text', () => {
    for (const emailContent of ['', '!', '5', "'", 'a'.repeat(5_000), '\n\n\n', 'x. '.repeat(3_000)]) {
      const values = measureTone(readEmail({ subjectLine: '', emailContent }));
      expect(values).toHaveLength(measureNames.length);
      expect([...values].every((value) => Number.isFinite(value))).toBe(true);
    }
  });

  test('reads back the model that it wrote', () => {
    const model = shippedToneModel();
    expect(readToneModel(writeToneModel(model))).toEqual(model);
    expect(() => readToneModel('{"bias":[],"measures":{},"words":{}}')).toThrow('no weights for words');
  });
});
