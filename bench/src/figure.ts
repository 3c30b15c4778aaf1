import type { Rig } from './rig/rig.ts';

/** A part of the benchmark: one file in `figures/`, named in `figures/index.ts`. */
export type Figure = {
  /** As it is asked for: `pnpm bench <name>`. */
  name: string;
  /** What it finds out, in a line. */
  title: string;
  measure(rig: Rig, effort: Effort): Promise<Row[]>;
};

/** How long is measured. */
export type Effort = {
  /** Times that everything compared is measured, in turn. */
  rounds: number;
  /** Seconds of one measurement. */
  seconds: number;
  /** Whether this is a look and not a verdict. */
  quick: boolean;
};

/** One line of the table. */
export type Row = {
  name: string;
  value: number;
  unit: Unit;
  /** What it is compared with, measured in the same run. */
  limit?: { name: string; value: number };
  /** `value` over `limit.value`, the median of the rounds' ratios. */
  ratio?: number;
  /** What is asked of the ratio, or of the value where there is none. */
  bar?: Bar;
  note?: string;
};

export type Unit =
  | 'calls/s'
  | 'deliveries/s'
  | 'ms'
  | 'µs'
  | 'MB'
  | 'kB'
  | 'calls'
  | 'charges'
  | 'reservations'
  | 'deliveries'
  | 'violations';

export type Bar = { atLeast: number; aim?: number } | { atMost: number; aim?: number };

/** Whether a row keeps its bar; undefined where it has none. */
export function isMet({ value, ratio, bar }: Row): boolean | undefined {
  if (!bar) return undefined;
  const judged = ratio ?? value;
  return 'atLeast' in bar ? judged >= bar.atLeast : judged <= bar.atMost;
}
