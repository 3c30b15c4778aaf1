import { judge } from '../find-refusal-reason.ts';
import { type RefusalModel, readRefusalModel } from '../refusal-model.ts';
import { wordsOfFields } from '../words-of-fields.ts';
import { type Example, examplesOf, listHeldOutSets, trainingExamples } from './corpus.ts';
import { fitRefusalModel } from './fit-refusals.ts';

/**
 * Prints how many abuses and how many honest requests of each set are refused where no training read the set, and the honest ones
 * themselves: node measure-refusals.ts
 */
const seen = trainingExamples();
const held = listHeldOutSets().flatMap(examplesOf);

function refusedOf(examples: readonly Example[], model: RefusalModel): Example[] {
  return examples.filter(({ request }) => judge(wordsOfFields(request), model) !== undefined);
}

for (const set of new Set([...seen, ...held].map((example) => example.set))) {
  const model = readRefusalModel(fitRefusalModel(seen.filter((example) => example.set !== set)));
  const own = [...seen, ...held].filter((example) => example.set === set);
  const abusive = own.filter(({ abuse }) => abuse !== undefined);
  const honest = own.filter(({ abuse }) => abuse === undefined);
  const turnedAway = refusedOf(honest, model);
  console.log(
    `${set}: ${refusedOf(abusive, model).length} of ${abusive.length} abuses, ${turnedAway.length} of ${honest.length} honest`,
  );
  for (const { request } of turnedAway) console.log(`    ${Object.values(request).join(' | ')}`);
}
