import type { Row } from '../figure.ts';
import { formatBar, formatValue, formatVerdict } from './format.ts';

/** A figure's rows, or why it has none. */
export type Measured = { name: string; title: string; rows: Row[]; failure?: string };

/** Lays all figures out as one table for a terminal. */
export function toTable(figures: readonly Measured[]): string {
  const head = ['figure', 'measured', 'limit in the same run', 'ratio', 'bar', '', ''];
  const groups = figures.map(({ title, rows, failure }) => ({
    title,
    lines: rows.map(toCells),
    failures: failure === undefined ? [] : [`  FAILED: ${failure}`],
  }));
  const lines = [head, ...groups.flatMap((group) => group.lines)];
  const widths = head.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)));
  const print = (cells: string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  const toParagraph = ({ title, lines, failures }: (typeof groups)[number]) => [
    '',
    title,
    ...lines.map(print),
    ...failures,
  ];
  return [print(head), ...groups.flatMap(toParagraph)].join('\n');
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
