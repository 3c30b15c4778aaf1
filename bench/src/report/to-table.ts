import type { Row } from '../figure.ts';
import { formatBar, formatValue, formatVerdict } from './format.ts';

export type Measured = { name: string; title: string; rows: Row[] };

/** Lays all figures out as one table for a terminal. */
export function toTable(figures: readonly Measured[]): string {
  const head = ['figure', 'measured', 'limit in the same run', 'ratio', 'bar', '', ''];
  const groups = figures.map(({ title, rows }) => ({ title, lines: rows.map(toCells) }));
  const lines = [head, ...groups.flatMap((group) => group.lines)];
  const widths = head.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)));
  const print = (cells: string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [print(head), ...groups.flatMap(({ title, lines }) => ['', title, ...lines.map(print)])].join('\n');
}

function toCells(row: Row): string[] {
  const { name, value, unit, limit, ratio, note } = row;
  return [
    `  ${name}`,
    formatValue(value, unit),
    limit ? `${formatValue(limit.value, unit)}, ${limit.name}` : '',
    ratio === undefined ? '' : ratio.toFixed(2),
    formatBar(row),
    formatVerdict(row),
    note ?? '',
  ];
}
