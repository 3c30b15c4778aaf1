import { type Email, tones } from '../../emails/index.ts';
import { type EmailText, readEmail } from '../text/read-email.ts';
import { measureNames, measureTone } from '../tone/measures.ts';
import { eachToneWord, standardise, type ToneModel } from '../tone/tone-model.ts';
import { pickFacts, plainFacts, type ToneMail } from './corpus.ts';

/** A word takes part only when it occurs under this many topics: then it cannot stand for one of them. */
const topicsMin = 4;
const measureDecay = 0.002;
const wordDecay = 0.004;
const epochs = 60;
const rate = 0.15;
/**
 * Log-odds that `direct` has to be ahead by. It is told by what is missing, so that a plain mail of any tone drifts there: in mails that no training
 * read, direct ones led by 2.9 and more, most others that were taken for direct by less than 1.
 */
const directHandicap = 0.7;

type Example = { tone: number; weight: number; values: number[]; words: number[] };

/**
 * Each mail is learned as it is, with a neutral greeting and close, without any, shortened, run together with the next topic's mail of
 * its tone, as one block without a line end, and with facts in plain sentences, which are the same for all tones of a topic. So the model
 * can lean neither on the frame nor on length or layout alone, nor on how much a mail has to tell.
 */
function variantsOf(
  mail: Email,
  next: Email,
  facts: readonly string[],
): { email: EmailText; weight: number }[] {
  const whole = readEmail(mail);
  const core = coreOf(whole);
  const cut = core.lastIndexOf('\n\n');
  const { subjectLine } = mail;
  return [
    { email: whole, weight: 1 },
    { email: readEmail({ subjectLine, emailContent: `Hi Jordan,\n\n${core}\n\nBest,\nSam` }), weight: 0.6 },
    { email: readEmail({ subjectLine: '', emailContent: core }), weight: 0.4 },
    { email: readEmail({ subjectLine, emailContent: cut > 60 ? core.slice(0, cut) : core }), weight: 0.3 },
    { email: readEmail({ subjectLine, emailContent: `${core}\n\n${coreOf(readEmail(next))}` }), weight: 0.4 },
    { email: readEmail({ subjectLine, emailContent: `Hi Jordan, ${oneBlock(core)} Sam` }), weight: 0.6 },
    { email: readEmail(withFacts(mail, facts)), weight: 0.4 },
  ];
}

/** The mail with sentences at the end of its first paragraph. */
export function withFacts(mail: Email, facts: readonly string[]): Email {
  const email = readEmail(mail);
  const core = coreOf(email);
  const first = core.search(/\n\n|$/);
  const told = `${core.slice(0, first)} ${facts.join(' ')}${core.slice(first)}`;
  const emailContent = email.body.slice(0, email.core.start) + told + email.body.slice(email.core.end);
  return { subjectLine: mail.subjectLine, emailContent };
}

function oneBlock(core: string): string {
  return core.replace(/\s+/g, ' ');
}

function coreOf(email: EmailText): string {
  return email.body.slice(email.core.start, email.core.end).trim();
}

function collectVocabulary(mails: readonly ToneMail[]): Map<string, number> {
  const topics = new Map<string, Set<string>>();
  for (const mail of mails) {
    eachToneWord(readEmail(mail), (word) => {
      const seen = topics.get(word) ?? new Set<string>();
      seen.add(mail.topic);
      topics.set(word, seen);
    });
  }
  const kept = [...topics]
    .filter(([word, seen]) => seen.size >= topicsMin && !/\d/.test(word))
    .map(([word]) => word);
  return new Map(kept.sort().map((word, index) => [word, index]));
}

function toExamples(mails: readonly ToneMail[], vocabulary: ReadonlyMap<string, number>): Example[] {
  const topics = [...new Set(mails.map(({ topic }) => topic))];
  const facts = plainFacts('learned');
  return mails.flatMap((mail, index) =>
    variantsOf(mail, nextOfTone(mails, index), pickFacts(facts, topics.indexOf(mail.topic))).map(
      ({ email, weight }) => {
        const words = new Set<number>();
        eachToneWord(email, (word) => {
          const index = vocabulary.get(word);
          if (index !== undefined) words.add(index);
        });
        return { tone: tones.indexOf(mail.label), weight, values: measureTone(email), words: [...words] };
      },
    ),
  );
}

function nextOfTone(mails: readonly ToneMail[], from: number): Email {
  const mail = mails[from] as ToneMail;
  for (let step = 1; step < mails.length; step++) {
    const other = mails[(from + step) % mails.length];
    if (other?.label === mail.label) return other;
  }
  return mail;
}

/** Fits the tone model by Adagrad in a fixed order: the same mails give the same weights. */
export function fitToneModel(mails: readonly ToneMail[]): ToneModel {
  const vocabulary = collectVocabulary(mails);
  const examples = toExamples(mails, vocabulary);
  const scales = measureNames.map((_, index) => scaleOf(examples.map((one) => one.values[index] ?? 0)));
  for (const example of examples)
    example.values = example.values.map((value, index) =>
      standardise(value, scales[index]?.mean ?? 0, scales[index]?.deviation ?? 0),
    );

  const classes = tones.length;
  const size = measureNames.length + vocabulary.size;
  const weights = new Float64Array(classes * (size + 1));
  const squares = new Float64Array(weights.length).fill(1e-4);
  const step = (at: number, gradient: number) => {
    squares[at] = (squares[at] ?? 0) + gradient * gradient;
    weights[at] = (weights[at] ?? 0) - (rate * gradient) / Math.sqrt(squares[at] ?? 1);
  };
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let index = 0; index < examples.length; index++) {
      // A stride without a common factor mixes the tones and topics of one pass.
      const example = examples[(index * 7919 + epoch * 31) % examples.length] as Example;
      const scores = new Float64Array(classes);
      for (let tone = 0; tone < classes; tone++) {
        const row = tone * (size + 1);
        let sum = weights[row + size] ?? 0;
        example.values.forEach((value, at) => {
          sum += value * (weights[row + at] ?? 0);
        });
        for (const word of example.words) sum += weights[row + measureNames.length + word] ?? 0;
        scores[tone] = sum;
      }
      const chances = softmax(scores);
      for (let tone = 0; tone < classes; tone++) {
        const row = tone * (size + 1);
        const error = ((chances[tone] ?? 0) - (tone === example.tone ? 1 : 0)) * example.weight;
        step(row + size, error);
        example.values.forEach((value, at) => {
          step(row + at, error * value + measureDecay * (weights[row + at] ?? 0));
        });
        for (const word of example.words)
          step(
            row + measureNames.length + word,
            error + wordDecay * (weights[row + measureNames.length + word] ?? 0),
          );
      }
    }
  }
  const column = (at: number) => tones.map((_, tone) => weights[tone * (size + 1) + at] ?? 0);
  return {
    bias: column(size).map((bias, tone) => (tones[tone] === 'direct' ? bias - directHandicap : bias)),
    measures: scales.map((scale, index) => ({ ...scale, weights: column(index) })),
    words: new Map([...vocabulary].map(([word, index]) => [word, column(measureNames.length + index)])),
  };
}

function scaleOf(values: readonly number[]): { mean: number; deviation: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return { mean, deviation: Math.sqrt(variance) };
}

function softmax(scores: Float64Array): Float64Array {
  const most = scores.reduce((max, score) => Math.max(max, score), Number.NEGATIVE_INFINITY);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}
