import { toOdds } from '../../../fit-weights.ts';
import { writeFacts } from './files.ts';
import { createTally, toExamples } from './known-drafts.ts';
import {
  fitSuspects,
  hundredthsPerUnit,
  learnTraitWeights,
  readTrainingDrafts,
} from './learn-trait-weights.ts';

/** In how many parts the batches are dealt: each is judged by weights that were learned from the others, as drafts of one batch are alike. */
const folds = 12;
/** The share of inventions that is to be caught where no weight was learned from the draft: one point above the bar, as drafts of strangers are harder. Each point more costs honest drafts. */
const caughtShareWanted = 0.96;
const limits = { from: -3, to: 4, step: 0.1 };

/**
 * Learns the weights of traits from the drafts by which the checks were made and from single sentences, never from a draft that is held out, and
 * writes them: node train-trait-weights.ts. The limit that the odds have to pass becomes part of the bias: the highest at which enough is caught, of the
 * bar's kinds in drafts left out in turn, and of every kind in those learned from.
 */
function train(): void {
  const { known, ofSentences } = readTrainingDrafts();
  const foldOf = (at: number) => (known[at]?.batch ?? 0) % folds;
  const learned = Array.from({ length: folds }, (_, fold) =>
    toOdds(
      fitSuspects([
        ...ofSentences,
        ...known.flatMap((each, at) => (foldOf(at) === fold ? [] : toExamples(each, at))),
      ]),
    ),
  );
  const tallyAt = createTally(known, (at) => learned[foldOf(at)] ?? (() => 0));
  const { bias, hundredths } = learnTraitWeights();
  const shipped = toOdds({
    bias,
    weights: new Map([...hundredths].map(([name, weight]) => [name, weight / hundredthsPerUnit])),
  });
  const tallyAllAt = createTally(known, () => shipped, true);
  let limit = limits.from;
  for (let next = limits.from; next <= limits.to; next += limits.step) {
    const { passed, drafts, caught, planted } = tallyAt(next);
    const all = tallyAllAt(next);
    if (caught / planted >= caughtShareWanted && all.caught / all.planted >= caughtShareWanted) limit = next;
    process.stdout.write(
      `${next.toFixed(1)}: ${((100 * passed) / drafts).toFixed(1)} % passed, ${((100 * caught) / planted).toFixed(1)} % caught\n`,
    );
  }
  const lines = [...hundredths].map(([name, weight]) => `${weight} ${name}`);
  process.stdout.write(`limit ${limit.toFixed(1)}, ${lines.length} weights\n`);
  writeFacts('trait-weights.ts', toSource(lines, bias - limit));
}

function toSource(lines: readonly string[], bias: number): string {
  return `/** Made by train-trait-weights.ts. In hundredths, and what is above 0 speaks for an invention. */
const table = \`
${lines.join('\n')}
\`;

export const bias = ${bias.toFixed(2)};

/** By how much each trait of a suspect raises the logarithm of the odds that it is invented. */
export const traitWeights: ReadonlyMap<string, number> = new Map(
  table
    .trim()
    .split('\\n')
    .map((line) => [line.slice(line.indexOf(' ') + 1), Number.parseInt(line, 10) / ${hundredthsPerUnit}]),
);
`;
}

train();
