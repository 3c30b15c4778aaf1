import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { EvaluationTimes } from '../evaluation/main.ts';
import type { Figure } from '../figure.ts';
import { inRounds } from '../load/in-rounds.ts';

export const evaluation: Figure = {
  name: 'evaluation',
  title: 'Scoring one draft, in a process of its own',
  async measure(_rig, { rounds }) {
    const measured: EvaluationTimes[] = [];
    const { median } = await inRounds(rounds, {
      draftP50Us: async () => {
        const times = await runInProcess();
        measured.push(times);
        return times.draftP50Us;
      },
      draftP99Us: async () => measured.at(-1)?.draftP99Us ?? Number.NaN,
      longestP99Us: async () => measured.at(-1)?.longestP99Us ?? Number.NaN,
      memoryBytes: async () => measured.at(-1)?.memoryBytes ?? Number.NaN,
    });
    return [
      {
        name: 'evaluate 100 words, p50',
        value: median('draftP50Us') / 1_000,
        unit: 'ms',
        bar: { atMost: 0.1 },
      },
      {
        name: 'evaluate 100 words, p99',
        value: median('draftP99Us') / 1_000,
        unit: 'ms',
        bar: { atMost: 0.5 },
      },
      {
        name: 'evaluate 20,000 characters, p99',
        value: median('longestP99Us') / 1_000,
        unit: 'ms',
        bar: { atMost: 5 },
      },
      {
        name: 'evaluation, memory kept',
        value: median('memoryBytes') / 1e6,
        unit: 'MB',
        bar: { atMost: 10 },
        note: 'weights and tables that the first call loads',
      },
    ];
  },
};

async function runInProcess(): Promise<EvaluationTimes> {
  const entry = join(import.meta.dirname, '../evaluation/main.ts');
  const child = spawn(process.execPath, ['--max-semi-space-size=8', '--expose-gc', entry], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(await text(child.stdout)) as EvaluationTimes;
}
