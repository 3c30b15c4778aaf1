import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildConsole } from '@firstline/browser/harness/build-console';
import { timeFirstPage } from '@firstline/browser/harness/time-first-page';
import { provisionAccount } from '@firstline/core';
import type { Figure } from '../figure.ts';
import { median } from '../load/statistics.ts';

const sizesFile = join(import.meta.dirname, '../../../apps/console/dist/first-page.json');
const loads = { thorough: 15, quick: 3 };

export const consolePage: Figure = {
  name: 'console',
  title:
    "The console's first page: what it loads, and how soon it can be used with nothing in the browser's cache",
  async measure(rig, { quick }) {
    await buildConsole();
    const { bytes, bytesMax, laterBytes } = JSON.parse(await readFile(sizesFile, 'utf8')) as Sizes;
    // Started now: an API looks for the console once.
    const { port } = await rig.apiVariant({ name: 'console' });
    const url = `http://127.0.0.1:${port}`;
    const person = { email: 'bench@firstline.example', password: 'correct horse battery' };
    const made = await provisionAccount(rig.core, { ...person, tier: 'scale' });
    if (!made.ok) throw new Error(made.failure.message);
    const times = await timeFirstPage(url, person, quick ? loads.quick : loads.thorough);
    return [
      {
        name: 'script of the first page (gzip)',
        value: bytes / 1_000,
        unit: 'kB',
        bar: { atMost: bytesMax / 1_000 },
        note: `${(laterBytes / 1_000).toFixed(0)} kB more once it is shown, for its chart`,
      },
      {
        name: 'first page, cold, until it shows its figures',
        value: median(times),
        unit: 'ms',
        bar: { atMost: 1_500 },
        note: `median of ${times.length} loads; the slowest ${Math.round(Math.max(...times))} ms`,
      },
    ];
  },
};

type Sizes = { bytes: number; bytesMax: number; laterBytes: number };
