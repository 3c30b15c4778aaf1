import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { Effort } from '../figure.ts';
import { isMet } from '../figure.ts';
import type { Measured } from './to-table.ts';

const folder = join(import.meta.dirname, '../../../reports');

/** Writes every figure as JSON beside the other reports, and returns the file's path. */
export async function writeReport(figures: readonly Measured[], effort: Effort): Promise<string> {
  const path = join(folder, 'bench.json');
  const report = {
    at: new Date().toISOString(),
    node: process.version,
    processors: cpus().length,
    ...effort,
    figures: figures.map(({ name, title, rows, failure }) => ({
      name,
      title,
      failure: failure ?? null,
      rows: rows.map((row) => ({ ...row, met: isMet(row) ?? null })),
    })),
  };
  await mkdir(folder, { recursive: true });
  await writeFile(path, `${JSON.stringify(report, null, 2)}\n`);
  return path;
}
