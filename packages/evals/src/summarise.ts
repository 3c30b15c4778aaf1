import type { Run } from './run-scenarios.ts';

export type Summary = {
  scenarios: number;
  drafts: number;
  faults: number;
  /** Shares of the drafts that the evaluation covers, 0 to 1. */
  goodOrExcellent: number;
  toneAsAsked: number;
  spamUnder3: number;
  /** Of the drafts. */
  wishesOpen: number;
  points: number;
  p50Ms: number;
  p95Ms: number;
  calls: number;
  tokens: number;
  costUsd: number;
};

/** A run in figures. Times are of all scenarios that ended in a draft. */
export function summarise({ results }: Run): Summary {
  const drafts = results.filter(({ ended }) => ended === 'draft');
  const judged = drafts.flatMap(({ result, scenario }) =>
    result && result.evaluation.effectiveness !== 'undetermined' ? [{ result, scenario }] : [],
  );
  const share = (count: number) => (judged.length === 0 ? 0 : count / judged.length);
  const times = drafts.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
  const sum = (of: (use: (typeof results)[number]['use']) => number) =>
    results.reduce((total, { use }) => total + of(use), 0);
  return {
    scenarios: results.length,
    drafts: drafts.length,
    faults: results.filter(({ fault }) => fault).length,
    goodOrExcellent: share(
      judged.filter(({ result }) => ['good', 'excellent'].includes(result.evaluation.effectiveness)).length,
    ),
    toneAsAsked: share(
      judged.filter(({ result, scenario }) => result.evaluation.toneAnalysis === scenario.request.tone)
        .length,
    ),
    spamUnder3: share(judged.filter(({ result }) => result.evaluation.spamScore < 3).length),
    wishesOpen: drafts.filter(({ wishes }) => wishes.length > 0).length,
    points:
      judged.length === 0
        ? 0
        : judged.reduce((total, { result }) => total + result.points, 0) / judged.length,
    p50Ms: at(0.5),
    p95Ms: at(0.95),
    calls: sum(({ calls }) => calls),
    tokens: sum((use) => use.inputTokens + use.outputTokens + use.cacheReadTokens + use.cacheWriteTokens),
    costUsd: sum(({ costUsd }) => costUsd ?? 0),
  };
}
