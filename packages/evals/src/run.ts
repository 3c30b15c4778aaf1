import { readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { ConfigError } from '@firstline/process';
import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { readConfig } from './config.ts';
import { createEngine } from './create-engine.ts';
import { writeReport } from './report/write-report.ts';
import { type EvalEngine, type Run, runScenarios } from './run-scenarios.ts';
import { Scenario } from './scenarios/scenario.ts';
import { scenarios as committed } from './scenarios/scenarios.ts';
import { summarise } from './summarise.ts';

type Writer = { write(text: string): unknown };
type Output = { stdout: Writer; stderr: Writer; env: NodeJS.ProcessEnv };

type Options = {
  engine: 'composer' | 'claude';
  model?: string;
  only?: string;
  scenarios?: string;
  out: string;
  atATime: number;
};

const root = join(import.meta.dirname, '../../..');

/**
 * Runs the command line. Resolves to the exit status: 0 where each scenario ended as it should and no draft has a fault, 1 where
 * not, 2 where it could not run. `makeEngine` is for tests.
 */
export async function run(args: string[], output: Output, makeEngine = createEngine): Promise<number> {
  const command = new Command('eval:drafts')
    .description('Has every scenario written, judges the drafts, and writes a report as one HTML file.')
    .addOption(
      new Option('--engine <engine>', 'who writes').choices(['composer', 'claude']).default('composer'),
    )
    .option('--model <name>', 'a configuration of --engine claude, e.g. claude-sonnet-5-5.p1')
    .option('--only <text>', 'only scenarios whose group or id holds this')
    .option('--scenarios <file>', 'a JSON file of scenarios in place of the committed set')
    .option('--out <folder>', 'where the report and the run go', 'reports/drafts')
    .option('--at-a-time <n>', 'drafts in the making at once', toCount, 4)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => output.stdout.write(text),
      writeErr: (text) => output.stderr.write(text),
    });
  try {
    command.parse(args, { from: 'user' });
    return await judge(command.opts<Options>(), output, makeEngine);
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (!(error instanceof ConfigError)) throw error;
    output.stderr.write(`${error.message}\n`);
    return 2;
  }
}

async function judge(options: Options, output: Output, makeEngine: typeof createEngine): Promise<number> {
  const engine: EvalEngine = makeEngine(options.engine, options.model, readConfig(output.env));
  const all = options.scenarios === undefined ? committed : readScenarios(options.scenarios);
  const { only } = options;
  const chosen =
    only === undefined ? all : all.filter(({ id, group }) => id.includes(only) || group.includes(only));
  if (chosen.length === 0) {
    const groups = [...new Set(all.map(({ group }) => group))].join(', ');
    throw new ConfigError(`no scenario's id or group holds "${only}"; the groups are: ${groups}`);
  }
  const result = await runScenarios(engine, chosen, options.atATime);
  const path = writeReport(result, isAbsolute(options.out) ? options.out : join(root, options.out), only);
  output.stdout.write(describe(result, path));
  return result.results.some(({ fault }) => fault) ? 1 : 0;
}

function readScenarios(file: string): Scenario[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new ConfigError(`${file} cannot be read as JSON`);
  }
  const list = Type.Array(Scenario, { minItems: 1 });
  if (Value.Check(list, parsed)) return parsed as Scenario[];
  const first = Value.Errors(list, parsed).First();
  throw new ConfigError(`${file} holds no scenarios: ${first?.path} ${first?.message}`);
}

function describe(result: Run, path: string): string {
  const { scenarios, drafts, faults, goodOrExcellent, toneAsAsked, points, p50Ms, p95Ms, costUsd } =
    summarise(result);
  const percent = (share: number) => `${(share * 100).toFixed(0)} %`;
  const lines = [
    `${result.model}: ${scenarios} scenarios, ${drafts} drafts, ${faults} faults`,
    `good or excellent ${percent(goodOrExcellent)}, tone as asked ${percent(toneAsAsked)}, ${points.toFixed(1)} points on average`,
    `median ${p50Ms.toFixed(0)} ms, 95 % within ${p95Ms.toFixed(0)} ms, estimated cost $${costUsd.toFixed(4)}`,
    ...result.results
      .filter(({ fault }) => fault)
      .map(({ scenario, fault, ended, violations }) => {
        const what = violations.map(({ message, excerpt }) => `${message}${excerpt ? `: ${excerpt}` : ''}`);
        return `  ${fault}: ${scenario.id} ended in ${ended}${what.length > 0 ? ` (${what.join('; ')})` : ''}`;
      }),
    `report: ${path}`,
  ];
  return `${lines.join('\n')}\n`;
}

function toCount(text: string): number {
  const count = Number(text);
  if (!/^\d+$/.test(text) || count < 1 || count > 50) throw new InvalidArgumentError('It must be 1 to 50.');
  return count;
}
