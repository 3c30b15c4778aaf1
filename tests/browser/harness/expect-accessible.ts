import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const refused = new Set(['serious', 'critical']);

/** Fails where axe finds a serious or critical fault in what the page shows now. */
export async function expectAccessible(page: Page): Promise<void> {
  // Where a dialog fades in, its colours are others for a moment.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))),
  );
  // Through the debugger, which the page's policy does not concern.
  await page.evaluate(source);
  const { violations } = await page.evaluate(
    () => (window as unknown as { axe: typeof axe }).axe.run() as Promise<axe.AxeResults>,
  );
  const faults = violations
    .filter(({ impact }) => refused.has(impact ?? ''))
    .map(
      ({ id, help, nodes }) =>
        `${id}: ${help}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('\n  ')}`,
    );
  expect(faults, faults.join('\n')).toEqual([]);
}
