import type { EmailText } from '../text/read-email.ts';
import { type Tone, tones } from '../tones.ts';
import { measureTone, type ToneMeasures } from './measure-tone.ts';

/** Names the tone whose markers the email shows most; `professional` is what is left when no marker stands out. */
export function detectTone(email: EmailText): Tone {
  const scores = scoreTones(measureTone(email));
  let best: Tone = 'professional';
  for (const tone of tones) if (scores[tone] > scores[best]) best = tone;
  return best;
}

const cap = (value: number, max: number): number => Math.min(value, max);

/** One sum of markers a tone, on one scale: 0 is no sign of it, 2 to 4 is plain. */
function scoreTones(of: ToneMeasures): Record<Tone, number> {
  const short = of.sentenceWords <= 9 ? 1 : of.sentenceWords <= 11 ? 0.5 : 0;
  const noContractions = of.contractions === 0 ? 1 : 0;
  return {
    professional: 1.6 + (of.greeting === 'hi' ? 0.3 : 0) + (of.close === 'plain' ? 0.4 : 0),
    formal:
      (of.greeting === 'dear' ? 1 : 0) +
      (of.close === 'formal' ? 0.6 : 0) +
      noContractions * 0.6 +
      cap(of.courtesy * 0.35, 1.6) +
      cap(of.longWords * 0.02, 0.6) +
      (of.sentenceWords >= 15 ? 0.6 : -0.4) -
      cap(of.slang * 0.5, 2) -
      of.exclamations * 0.6,
    friendly:
      cap(of.warmth * 0.55, 2.6) +
      cap(of.contractions * 0.1, 0.6) +
      (of.close === 'warm' ? 0.7 : 0) +
      (of.greeting === 'hi' ? 0.2 : 0) -
      cap(of.courtesy * 0.2, 1),
    casual:
      (of.greeting === 'hey' ? 1.1 : 0) +
      (of.close === 'casual' ? 0.8 : 0) +
      cap(of.slang * 0.4, 2.2) +
      cap(of.contractions * 0.12, 0.8) +
      short * 0.4 -
      cap(of.courtesy * 0.3, 1),
    direct:
      short * 1.6 +
      (of.words <= 60 ? 0.7 : 0) +
      (of.hedge === 0 ? 0.4 : 0) +
      (of.close === 'none' ? 0.3 : 0) -
      cap(of.warmth * 0.4, 1.5) -
      cap(of.slang * 0.3, 1.2) -
      cap(of.care * 0.3, 1) -
      of.exclamations * 0.4,
    confident:
      cap(of.assert * 0.55, 2.6) +
      (of.hedge === 0 ? 0.5 : -0.5) +
      cap(of.numbers * 0.1, 0.5) -
      cap(of.courtesy * 0.15, 0.6),
    persuasive: cap(of.argument * 0.3, 2.4) + cap(of.numbers * 0.15, 0.7) + (of.questions >= 2 ? 0.5 : 0),
    empathetic: cap(of.care * 0.55, 3.2) + cap(of.reader * 0.04, 0.4),
    enthusiastic: cap(of.energy * 0.6, 2.6) + cap(of.exclamations * 0.7, 2.1),
  };
}
