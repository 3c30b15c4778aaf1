import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { auditCredits } from '@firstline/core';
import { type Effort, isMet } from './figure.ts';
import { figures } from './figures/index.ts';
import { type Measured, toTable } from './report/to-table.ts';
import { writeReport } from './report/write-report.ts';
import { startRig } from './rig/rig.ts';
import { runMain, stopOnSignal } from './run-main.ts';

const nameWidth = Math.max(...figures.map(({ name }) => name.length));

const usage = `Measures the product against limits that are measured in the same run.

  pnpm bench [name …]   all figures, or some
  --quick               one short round of each: a look, not a verdict
  --strict              exit status 1 also where a bar is missed

${figures.map(({ name, title }) => `  ${name.padEnd(nameWidth)} ${title}`).join('\n')}
`;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      quick: { type: 'boolean', default: false },
      strict: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(usage);
    return 0;
  }
  const unknown = positionals.filter((name) => !figures.some((figure) => figure.name === name));
  if (unknown.length > 0) throw new Error(`there is no figure ${unknown.join(', ')}\n\n${usage}`);
  const chosen = figures.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  const effort: Effort = values.quick
    ? { rounds: 1, seconds: 2, quick: true }
    : { rounds: 3, seconds: 4, quick: false };

  const startedAt = performance.now();
  const measured = await measureAll(chosen, effort);
  const rows = measured.flatMap((figure) => figure.rows);
  const missed = rows.filter((row) => isMet(row) === false).length;
  const judged = rows.filter((row) => row.bar).length;
  process.stdout.write(`\n${toTable(measured)}\n\n`);
  const path = await writeReport(measured, effort);
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  process.stdout.write(
    `${judged - missed} of ${judged} bars met, in ${seconds} s; ${relative(process.cwd(), path)}\n`,
  );
  const hasFailed = measured.some(({ failure }) => failure !== undefined);
  return hasFailed || (values.strict && missed > 0) ? 1 : 0;
}

/**
 * Measures the chosen figures over one rig, then lets the books be audited: fast and wrong would be worth nothing. A figure that fails leaves
 * the others what they are.
 */
async function measureAll(chosen: readonly (typeof figures)[number][], effort: Effort): Promise<Measured[]> {
  await using rig = await startRig();
  stopOnSignal(rig);
  const measured: Measured[] = [];
  for (const { name, title, measure } of chosen) {
    process.stderr.write(`${name} …\n`);
    measured.push({ name, title, ...(await measure(rig, effort).then((rows) => ({ rows }), toFailure)) });
  }
  const violations = await auditCredits(rig.core);
  measured.push({
    name: 'audit',
    title: 'The books after all of it',
    rows: [{ name: 'violations', value: violations.length, unit: 'violations', bar: { atMost: 0 } }],
  });
  return measured;
}

function toFailure(error: unknown): Pick<Measured, 'rows' | 'failure'> {
  return { rows: [], failure: error instanceof Error ? error.message : String(error) };
}

runMain(main);
