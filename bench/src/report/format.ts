import { isMet, type Row, type Unit } from '../figure.ts';

const decimals: Record<Unit, number> = {
  'calls/s': 0,
  'deliveries/s': 0,
  ms: 2,
  µs: 0,
  MB: 1,
  kB: 1,
  calls: 0,
  charges: 0,
  reservations: 0,
  deliveries: 0,
  violations: 0,
};

/** A figure with its unit, e.g. `2,431 calls/s`. */
export function formatValue(value: number, unit: Unit): string {
  const digits = value !== 0 && Math.abs(value) < 1 ? decimals[unit] + 1 : decimals[unit];
  const number = value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${number} ${unit}`;
}

/** What is asked of a row, e.g. `≥ 0.50 (aim 0.80)`. */
export function formatBar({ bar, ratio, unit }: Row): string {
  if (!bar) return '';
  const [sign, wanted] = 'atLeast' in bar ? ['≥', bar.atLeast] : ['≤', bar.atMost];
  const format = (value: number) => (ratio === undefined ? `${value} ${unit}` : value.toFixed(2));
  return `${sign} ${format(wanted)}${bar.aim === undefined ? '' : ` (aim ${format(bar.aim)})`}`;
}

export function formatVerdict(row: Row): string {
  const met = isMet(row);
  return met === undefined ? '' : met ? 'met' : 'MISSED';
}
