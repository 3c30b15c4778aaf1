import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Run } from '../run-scenarios.ts';
import { renderReport } from './render-report.ts';

/**
 * Writes `<engine>.html` and, beside it, the run as `<engine>.json`; the run before becomes `<engine>.previous.json`, which the
 * report compares with. A run of a part has files of its own. Returns the report's path.
 */
export function writeReport(run: Run, folder: string, part?: string): string {
  mkdirSync(folder, { recursive: true });
  // A model's name can hold what a file's name must not, e.g. `qwen3:8b.p1`.
  const name = part === undefined ? run.model : `${run.model}.${part}`;
  const base = join(folder, name.replaceAll(/[^\w.-]/g, '-'));
  const before = readRun(`${base}.json`);
  if (before) renameSync(`${base}.json`, `${base}.previous.json`);
  writeFileSync(`${base}.json`, `${JSON.stringify(run, null, 1)}\n`);
  writeFileSync(`${base}.html`, renderReport(run, before));
  return `${base}.html`;
}

/** A run that was kept; undefined where there is none, or one of another shape. */
function readRun(path: string): Run | undefined {
  if (!existsSync(path)) return undefined;
  try {
    const run = JSON.parse(readFileSync(path, 'utf8')) as Run;
    return Array.isArray(run.results) && typeof run.startedAt === 'string' ? run : undefined;
  } catch {
    return undefined;
  }
}
