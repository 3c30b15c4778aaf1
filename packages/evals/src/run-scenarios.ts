import type { DraftModel, Email, EvaluationResult, UpstreamUse } from '@firstline/core';
import { checkDraft, evaluateEmail, findUnmetWishes, type Violation } from '@firstline/core/texts';
import type { Scenario } from './scenarios/scenario.ts';

/** Why a scenario fails the run; undefined where it ended as it should. */
export type EvalFault = 'gate fault' | 'wrong refusal' | 'missed refusal' | 'no draft';

export type ScenarioResult = {
  scenario: Scenario;
  expected: string;
  /** `draft`, or the code of the failure. */
  ended: string;
  message?: string;
  draft?: Email;
  result?: EvaluationResult;
  violations: Violation[];
  wishes: string[];
  milliseconds: number;
  use: UpstreamUse;
  fault?: EvalFault;
};

export type Run = { model: string; startedAt: string; results: ScenarioResult[] };

/** The engine, and whether it writes English only. */
export type EvalEngine = { model: DraftModel; englishOnly: boolean };

/** Has every scenario written and judged, `atATime` of them at once. */
export async function runScenarios(
  { model, englishOnly }: EvalEngine,
  scenarios: readonly Scenario[],
  atATime: number,
): Promise<Run> {
  const startedAt = new Date().toISOString();
  const results: ScenarioResult[] = [];
  const waiting = [...scenarios.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [at, scenario] = next;
      results[at] = await runScenario(model, scenario, expectedEnd(scenario, englishOnly));
    }
  };
  await Promise.all(Array.from({ length: atATime }, work));
  return { model: model.name, startedAt, results };
}

function expectedEnd({ expect = 'draft', expectInEnglishOnly }: Scenario, englishOnly: boolean): string {
  return (englishOnly ? expectInEnglishOnly : undefined) ?? expect;
}

async function runScenario(model: DraftModel, scenario: Scenario, expected: string): Promise<ScenarioResult> {
  const { request, id } = scenario;
  const startedAt = performance.now();
  const written = await model.write(request, { requestId: id, signal: new AbortController().signal });
  const milliseconds = performance.now() - startedAt;
  const common = { scenario, expected, milliseconds, use: written.upstream };
  if (!written.ok) {
    const { code, message } = written;
    const fault = findFault(expected, code, []);
    return { ...common, ended: code, message, violations: [], wishes: [], ...(fault ? { fault } : {}) };
  }
  const { draft } = written;
  const violations = checkDraft(draft, request);
  const fault = findFault(expected, 'draft', violations);
  return {
    ...common,
    ended: 'draft',
    draft,
    result: evaluateEmail(draft, request),
    violations,
    wishes: findUnmetWishes(draft, request).unmet,
    ...(fault ? { fault } : {}),
  };
}

function findFault(expected: string, ended: string, violations: Violation[]): EvalFault | undefined {
  if (ended === 'draft' && expected !== 'draft') return 'missed refusal';
  if (violations.length > 0) return 'gate fault';
  if (ended === expected) return undefined;
  const refusals = ['content_refused', 'unsupported_language'];
  return refusals.includes(ended) ? 'wrong refusal' : 'no draft';
}
