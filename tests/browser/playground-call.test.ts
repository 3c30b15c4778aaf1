import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './harness/browser-test.ts';
import { expectAccessible } from './harness/expect-accessible.ts';

/** The calls that the playground shows, run as a reader would run them. */

const run = promisify(execFile);
const context = `It's "quoted", \`ticked\`, $HOME, \${HOME}, $(id), 100 %, !! and \\ back\\n
a second line\twith a tab: ünï, 👍, 日本`;

async function readCall(page: Page, language: string): Promise<string> {
  await page.getByRole('tab', { name: language }).click();
  await page.getByRole('button', { name: `Copy the ${language} call` }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(await page.getByRole('region', { name: `${language} call` }).textContent()).toBe(copied);
  return copied;
}

test('the shown curl runs in a shell and the shown TypeScript in Node, whatever was typed', async ({
  site,
  visit,
}) => {
  const person = await site.operator.createPerson();
  const permissions = ['clipboard-read', 'clipboard-write'];
  const page = await visit('/playground', { as: person, permissions });
  // The key is the reader's own: it is nowhere on the page.
  expect(await page.content()).not.toContain(person.apiKey);
  await page.getByRole('button', { name: 'Invoice matching' }).click();
  await page
    .getByRole('button', { name: 'More: industry, context' })
    .or(page.getByRole('button', { name: 'Less' }))
    .waitFor();
  if (!(await page.getByLabel('Additional context').isVisible())) {
    await page.getByRole('button', { name: 'More: industry, context' }).click();
  }
  await page.getByLabel('Additional context').fill(context);
  const env = { ...process.env, FIRSTLINE_KEY: person.apiKey };

  const curl = await readCall(page, 'curl');
  const { stdout } = await run('bash', ['-c', curl], { env });
  expect(JSON.parse(stdout)).toMatchObject({ success: true, data: { metadata: { cached: false } } });

  // The same request to the last character: the second one is answered from the cache.
  const again = await run('sh', ['-c', curl], { env });
  expect(JSON.parse(again.stdout)).toMatchObject({ success: true, data: { metadata: { cached: true } } });

  const module = await readCall(page, 'TypeScript');
  await expectAccessible(page);
  const folder = await mkdtemp(join(import.meta.dirname, '.call-'));
  try {
    const file = join(folder, 'call.mts');
    await writeFile(file, module);
    const subject = JSON.parse(stdout).data.subjectLine;
    const printed = await run(process.execPath, [file], { env });
    expect(printed.stdout.split('\n')[0]).toBe(subject);
    const tsc = join(import.meta.dirname, '../../node_modules/.bin/tsc');
    const options = [
      '--noEmit',
      '--ignoreConfig',
      '--strict',
      '--module',
      'nodenext',
      '--target',
      'es2024',
      '--types',
      'node',
    ];
    await run(tsc, [...options, file]);
    await expect(run(process.execPath, [file], { env: { ...env, FIRSTLINE_KEY: '' } })).rejects.toThrow(
      'Set FIRSTLINE_KEY',
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
