import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';

/** One import that breaks a rule. */
export type Violation = { rule: string; from: string; to: string };

export type CruiseResult = { sources: string[]; violations: Violation[] };

const cruiser = join(
  dirname(import.meta.dirname),
  'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
);

/**
 * Runs dependency-cruiser over folders of `root` with the configuration that stands there. Its own exit code is the
 * number of violations modulo 256, so the report is read instead. Throws where there is no report.
 */
export async function runCruiser(root: string, folders: string[]): Promise<CruiseResult> {
  const args = [cruiser, ...folders, '--config', '.dependency-cruiser.mjs', '--output-type', 'json'];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const report = JSON.parse(await text(child.stdout)) as Report;
  return {
    sources: report.modules.map((module) => module.source),
    violations: report.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  };
}

type Report = {
  modules: { source: string }[];
  summary: { violations: { rule: { name: string }; from: string; to: string }[] };
};
