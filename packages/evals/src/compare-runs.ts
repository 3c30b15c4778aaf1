import type { Run, ScenarioResult } from './run-scenarios.ts';

/** How a scenario ended differently from the run before. */
export type Change = {
  id: string;
  kind: 'new' | 'same' | 'reworded' | 'ended differently';
  /** Points now less points then; 0 where either had none. */
  points: number;
  before?: ScenarioResult;
};

/** What became of each scenario since an earlier run of the same engine. Pure. */
export function compareRuns(now: Run, before: Run | undefined): Map<string, Change> {
  const earlier = new Map(before?.results.map((result) => [result.scenario.id, result]));
  return new Map(
    now.results.map((result) => {
      const { id } = result.scenario;
      return [id, toChange(id, result, earlier.get(id))];
    }),
  );
}

function toChange(id: string, now: ScenarioResult, before: ScenarioResult | undefined): Change {
  // Another request under the same id is another scenario.
  if (!before || JSON.stringify(before.scenario.request) !== JSON.stringify(now.scenario.request)) {
    return { id, kind: 'new', points: 0 };
  }
  const points = now.result && before.result ? now.result.points - before.result.points : 0;
  if (now.ended !== before.ended) return { id, kind: 'ended differently', points, before };
  const same = JSON.stringify(now.draft) === JSON.stringify(before.draft);
  return { id, kind: same ? 'same' : 'reworded', points, before };
}
