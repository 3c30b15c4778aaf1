import { describe, expect, test } from 'vitest';
import { effectivenessRatings, tones } from '../emails/index.ts';
import { processorMs } from '../testing/processor-time.ts';
import { evaluateEmail } from './index.ts';

/** Repeated, each of these is the worst case of some pattern or loop in here. */
const seeds = [
  'a',
  'a-',
  'a.',
  'A.',
  '\n',
  ' ',
  '\n ',
  '?',
  '! ',
  '[',
  '[a',
  '{{',
  '{a',
  '%A',
  '<a',
  '](',
  '**',
  '# ',
  '> ',
  '😀',
  '\u200b',
  '\ud800',
  'f ',
  'f.r.e.e.',
  'fr33',
  'д ',
  '\u0430a',
  'a\u0301',
  're:',
  'http://',
  'www.',
  'a.com ',
  'x@',
  'HELLO ',
  "a'",
  "'",
  '1',
  '$1',
  'e.g. ',
  'wrote:',
  '-----',
  '\nFrom: a',
  'Dear ',
  'we ',
  'half an hour ',
  'as a ',
  'no worries ',
  'best,\n',
  'x\n\n',
  '\r\n',
  '\u00a0',
  'İ',
  'ﬁ',
];

function make(seed: string, length: number): { subjectLine: string; emailContent: string } {
  return {
    subjectLine: seed.repeat(Math.ceil(150 / seed.length)),
    emailContent: seed.repeat(Math.ceil(length / seed.length)),
  };
}

function scoringMs(length: number, seed: string): Promise<number> {
  const email = make(seed, length);
  const brief = { persona: email.subjectLine, offer: email.subjectLine, goal: email.subjectLine };
  return processorMs(() => evaluateEmail(email, brief));
}

function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

describe('hostile input', () => {
  // Anything quadratic takes seconds at this length; what is linear takes 10 to 20 ms of the processor.
  test.each(seeds)('repeated %j is scored in linear time', async (seed) => {
    expect(await scoringMs(60_000, seed)).toBeLessThan(400);
  });

  test('any text gets a whole answer: seeded random mixtures of text, marks, controls and scripts', () => {
    const random = makeRandom(20_260);
    const pieces = [
      ...seeds,
      'Hi Jo,\n\n',
      'Would it help?',
      'Best,\nSam',
      '\u0000',
      '\u202e',
      '\udfff',
      'Guten Tag ',
      'これは ',
      'مرحبا ',
      '__proto__',
      'constructor',
      'toString',
      '\n\n\n',
      '\t',
      '9'.repeat(40),
      '-- \n',
    ];
    /** UTF-16 units of any kind: unassigned ones, marks, halves of pairs. */
    const anyUnits = () =>
      String.fromCharCode(...Array.from({ length: 4 }, () => Math.floor(random() * 0x10000)));
    const text = (most: number) =>
      Array.from({ length: Math.floor(random() * most) }, () =>
        random() < 0.7 ? pieces[Math.floor(random() * pieces.length)] : anyUnits(),
      ).join('');
    for (let round = 0; round < 300; round++) {
      const email = { subjectLine: text(8), emailContent: text(60) };
      const brief =
        random() < 0.5
          ? {}
          : {
              persona: text(5),
              offer: text(5),
              goal: text(5),
              industry: text(2),
              additionalContext: text(9),
            };
      const { evaluation, points, findings } = evaluateEmail(email, brief);
      expect(evaluation.spamScore).toBe(Math.round(evaluation.spamScore * 10) / 10);
      expect(evaluation.spamScore).toBeGreaterThanOrEqual(0);
      expect(evaluation.spamScore).toBeLessThanOrEqual(10);
      expect([...tones, 'undetermined']).toContain(evaluation.toneAnalysis);
      expect([...effectivenessRatings, 'undetermined']).toContain(evaluation.effectiveness);
      expect(points).toBeGreaterThanOrEqual(0);
      expect(points).toBeLessThanOrEqual(100);
      for (const finding of findings) {
        expect(finding.message).not.toBe('');
        expect(finding.suggestion).not.toBe('');
        expect(Number.isFinite(finding.points)).toBe(true);
        if (finding.excerpt !== undefined) {
          expect(finding.excerpt.length).toBeLessThanOrEqual(80);
          const stands = `${email.subjectLine}\n${email.emailContent.replace(/\r\n?/g, '\n')}`;
          expect(stands).toContain(finding.excerpt);
        }
      }
    }
  });

  test('one evaluation leaves nothing behind for the next', () => {
    const email = {
      subjectLine: 'Bread',
      emailContent: 'Hi Jo,\n\nFourteen shops want bread by six.\n\nWould a plan help?\n\nBest,\nSam',
    };
    const before = evaluateEmail(email);
    for (const seed of seeds) evaluateEmail(make(seed, 2_000));
    expect(evaluateEmail(email)).toEqual(before);
  });
});
