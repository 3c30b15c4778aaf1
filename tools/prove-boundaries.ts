import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import config from '../.dependency-cruiser.mjs';
import { legalFiles, type Plant, plants } from './boundary-plants.ts';
import { runCruiser } from './run-cruiser.ts';

/**
 * Plants a violation of every import boundary in a small workspace outside the tree, and fails unless the checker
 * reports exactly that rule for it, and nothing for legal files. The same is done for Biome's `process.env` rule.
 */

const root = dirname(import.meta.dirname);
/** Where the tree has the packages that rules are about. */
const installed = {
  '.': ['vitest'],
  'packages/core': ['@anthropic-ai/sdk', 'pg-boss', 'postgres'],
  'apps/api': ['fastify', 'undici'],
};
const overlay = mkdtempSync(join(tmpdir(), 'firstline-boundaries-'));
const faults: string[] = [];

try {
  layOut();
  await proveImports();
  proveEnvironment();
} finally {
  rmSync(overlay, { recursive: true, force: true });
}

if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
console.log(`${plants.length} planted violations are seen, each by its own rule alone`);

function layOut(): void {
  for (const name of [
    '.dependency-cruiser.mjs',
    'biome.json',
    'package.json',
    'packages/core/package.json',
  ]) {
    mkdirSync(dirname(join(overlay, name)), { recursive: true });
    cpSync(join(root, name), join(overlay, name));
  }
  // Installed packages resolve as they do in the tree; core resolves to the overlay's own.
  for (const [home, names] of Object.entries(installed)) {
    for (const name of names) link(join(root, home, 'node_modules', name), `node_modules/${name}`);
  }
  link(join(overlay, 'packages/core'), 'node_modules/@firstline/core');

  const files = { ...legalFiles, ...Object.fromEntries(plants.map(({ file, source }) => [file, source])) };
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(dirname(join(overlay, file)), { recursive: true });
    writeFileSync(join(overlay, file), source);
  }
}

function link(target: string, name: string): void {
  mkdirSync(dirname(join(overlay, name)), { recursive: true });
  symlinkSync(target, join(overlay, name), 'junction');
}

async function proveImports(): Promise<void> {
  const { sources, violations } = await runCruiser(overlay, ['apps', 'packages', 'tests', 'tools']);
  const rulesOf = (file: string) => violations.filter(({ from }) => from === file).map(({ rule }) => rule);

  for (const file of Object.keys(legalFiles)) {
    if (!sources.includes(file)) faults.push(`${file} is legal, but the checker did not see it`);
    for (const rule of rulesOf(file)) faults.push(`${file} is legal, but the checker reports ${rule}`);
  }
  const imports = plants.filter((plant) => plant.rule !== 'process.env');
  for (const plant of imports) expectOnly(plant, rulesOf(plant.file));

  const proven = new Set(imports.map((plant) => plant.rule));
  for (const { name = '' } of config.forbidden ?? []) {
    if (!proven.has(name)) faults.push(`${name} has no planted violation in tools/boundary-plants.ts`);
  }
}

function proveEnvironment(): void {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'lint', '--vcs-enabled=false', '--max-diagnostics=none', '--reporter=json', '.'];
  const run = spawnSync(process.execPath, args, { cwd: overlay, encoding: 'utf8' });
  const report = JSON.parse(run.stdout) as {
    diagnostics: { category: string; severity: string; location: { path: string } }[];
  };
  const readers = report.diagnostics
    .filter(({ category, severity }) => category === 'lint/style/noProcessEnv' && severity === 'error')
    .map(({ location }) => location.path);

  for (const file of Object.keys(legalFiles)) {
    if (readers.includes(file)) faults.push(`${file} may read process.env, but Biome reports it`);
  }
  for (const plant of plants.filter(({ rule }) => rule === 'process.env')) {
    expectOnly(plant, readers.includes(plant.file) ? ['process.env'] : []);
  }
}

function expectOnly({ file, rule }: Plant, reported: string[]): void {
  if (reported.length === 1 && reported[0] === rule) return;
  faults.push(`${file} breaks ${rule}; the checker reports ${reported.join(', ') || 'nothing'}`);
}
