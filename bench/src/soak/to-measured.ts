import type { Row } from '../figure.ts';
import { median, percentile } from '../load/statistics.ts';
import type { Measured } from '../report/to-table.ts';
import type { ResidentMemory } from '../rig/resident-memory.ts';
import type { Outcome } from './mixed-calls.ts';

/** What a run has left to be judged. */
export type Soaked = {
  minutes: number;
  outcomes: readonly Outcome[];
  memory: { api: ResidentMemory; worker: ResidentMemory };
  /** In the ledger, of the accounts that called. */
  charges: number;
  /** Reservations that are still held, and deliveries that are not over, after the drain. */
  held: number;
  queued: number;
  violations: readonly unknown[];
};

/** Resident memory of a process, in MB. */
const peakAtMost = 250;
/** The last quarter's median over the third's. */
const growthAtMost = 1.1;
/** A process that has just started still compiles and fills its pools: its growth says nothing yet. */
export const growthFromMinutes = 3;

/** Rows with their bars, as the benchmarks have them. */
export function toMeasured(soaked: Soaked): Measured[] {
  const { outcomes, memory } = soaked;
  return [
    { name: 'calls', title: 'Calls by status', rows: toCallRows(outcomes) },
    { name: 'latency', title: 'Drafts, from when each was due', rows: toLatencyRows(outcomes) },
    ...(['api', 'worker'] as const).map((name) => ({
      name,
      title: `Resident memory, ${name}`,
      rows: toMemoryRows(memory[name], soaked.minutes),
    })),
    { name: 'books', title: 'The books after all of it', rows: toBookRows(soaked) },
  ];
}

function toCallRows(outcomes: readonly Outcome[]): Row[] {
  const counts = new Map<string, number>();
  for (const { kind, status } of outcomes) {
    const name = `${kind}: ${status}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const unexpected = outcomes.filter((outcome) => outcome.unexpected !== undefined);
  const [first] = unexpected;
  return [
    ...[...counts].sort().map(([name, value]): Row => ({ name, value, unit: 'calls' })),
    {
      name: 'unexpected',
      value: unexpected.length,
      unit: 'calls',
      bar: { atMost: 0 },
      ...(first ? { note: `${first.kind}: ${first.status} ${first.unexpected}` } : {}),
    },
  ];
}

/** They have no bar: how soon answers come depends on the machine. */
function toLatencyRows(outcomes: readonly Outcome[]): Row[] {
  const drafts = outcomes.filter(({ kind, status }) => kind === 'draft' && status === 200);
  const [first, last] = [quarter(drafts, 1), quarter(drafts, 4)].map((calls) =>
    calls.map(({ tookMs }) => tookMs).sort((a, b) => a - b),
  );
  return [0.5, 0.99].map((share) => ({
    name: `p${share * 100}, last quarter`,
    value: percentile(last ?? [], share),
    unit: 'ms',
    limit: { name: 'first quarter', value: percentile(first ?? [], share) },
  }));
}

function toMemoryRows({ samples, peakMb }: ResidentMemory, minutes: number): Row[] {
  const at = (name: string, value: number | undefined): Row => ({
    name,
    value: value ?? Number.NaN,
    unit: 'MB',
  });
  const [third, last] = [median(quarter(samples, 3)), median(quarter(samples, 4))];
  return [
    at('start', samples[0]),
    at('half', samples[samples.length >> 1]),
    at('end', samples.at(-1)),
    { ...at('peak', peakMb), bar: { atMost: peakAtMost } },
    {
      ...at('growth: median of the last quarter', last),
      limit: { name: 'of the third', value: third },
      ratio: last / third,
      ...(minutes < growthFromMinutes
        ? { note: `not judged under ${growthFromMinutes} minutes` }
        : { bar: { atMost: growthAtMost } }),
    },
  ];
}

function toBookRows(soaked: Soaked): Row[] {
  const charged = soaked.outcomes.filter(
    ({ kind, status }) => status === 200 && (kind === 'draft' || kind === 'draft over the rate limit'),
  ).length;
  const none = { atMost: 0 };
  const { violations } = soaked;
  return [
    {
      name: 'charges that differ from drafts answered',
      value: Math.abs(soaked.charges - charged),
      unit: 'charges',
      bar: none,
      note: `${soaked.charges} charges`,
    },
    { name: 'reservations left', value: soaked.held, unit: 'reservations', bar: none },
    { name: 'deliveries left', value: soaked.queued, unit: 'deliveries', bar: none },
    {
      name: 'violations',
      value: violations.length,
      unit: 'violations',
      bar: none,
      ...(violations[0] ? { note: JSON.stringify(violations[0]) } : {}),
    },
  ];
}

/** The nth of four parts of what came one after the other. */
function quarter<Value>(values: readonly Value[], nth: 1 | 2 | 3 | 4): Value[] {
  return values.slice(Math.floor((values.length * (nth - 1)) / 4), Math.floor((values.length * nth) / 4));
}
