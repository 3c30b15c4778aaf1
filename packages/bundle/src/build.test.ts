import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bundleOf } from './bundle-of.mjs';
import { chooseEntry } from './choose-entry.mjs';

const run = promisify(execFile);

let app: string;
let source: URL;
beforeEach(async () => {
  app = await mkdtemp(join(tmpdir(), 'firstline-bundle-'));
  source = pathToFileURL(join(app, 'src', 'main.ts'));
  await writeSources({
    'main.ts': `import { price } from './price.ts';
      const { late } = await import('./late.ts');
      console.log(price.exec('naïve £12 of \\u{1F600}')?.[0] satisfies string | undefined, late);`,
    'price.ts': 'export const price = /(?:naïve|£)s? \\p{Sc}?\\d+/u;',
    'late.ts': "export const late: string = 'late';",
  });
});
afterEach(() => rm(app, { recursive: true, force: true }));

async function writeSources(sources: Record<string, string>): Promise<void> {
  await mkdir(join(app, 'src'), { recursive: true });
  for (const [name, text] of Object.entries(sources)) await writeFile(join(app, 'src', name), text);
}

const build = (...others: string[]) => {
  const entries = [fileURLToPath(source), ...others.map((name) => join(app, 'src', name))];
  return run(process.execPath, [join(import.meta.dirname, 'build.ts'), ...entries]);
};

async function readBundle(): Promise<string> {
  const names = (await readdir(join(app, 'dist'))).filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(names.map((name) => readFile(join(app, 'dist', name), 'utf8')));
  return texts.join('');
}

test('a bundle does as its sources do, in ASCII and with compact patterns, and its map names them', async () => {
  await build();
  const { file } = bundleOf(source);
  const { stdout } = await run(process.execPath, [fileURLToPath(file)]);
  expect(stdout).toBe('naïve £12 late\n');

  const text = await readBundle();
  expect(text).not.toMatch(/[^\0-\x7f]/);
  // As a pattern: a call that makes it would make it anew each time.
  expect(text).toContain('/(?:na\\u00efve|\\u00a3)(?=)s? \\p{Sc}?\\d+/u');
  const map = JSON.parse(await readFile(`${fileURLToPath(file)}.map`, 'utf8')) as { sources: string[] };
  expect(map.sources).toContain('../src/main.ts');
});

test('what a source starts by its place is an entry of the bundle, and what it reads stays where it is', async () => {
  await writeSources({
    'main.ts': `for (const place of [new URL('./task.ts', import.meta.url), new URL('./data.sql', import.meta.url)])
      console.log(place.pathname);
      await import(new URL('./task.ts', import.meta.url).href);`,
    'task.ts': "import { late } from './late.ts'; console.log('task', late satisfies string);",
  });
  await build('task.ts');
  const { stdout } = await run(process.execPath, [fileURLToPath(bundleOf(source).file)]);
  expect(stdout).toBe(`${join(app, 'dist/task.js')}\n${join(app, 'src/data.sql')}\ntask late\n`);
});

test('the bundle is what starts until a source is another one or is gone, and a build leaves the parts that run', async () => {
  const { file, origin } = bundleOf(source);
  const partsOf = async () => (await readdir(join(app, 'dist'))).filter((name) => /^part-.*\.js$/.test(name));
  expect(chooseEntry(source)).toBe(source);
  await build();
  expect(chooseEntry(source)).toEqual(file);
  const { paths } = JSON.parse(await readFile(origin, 'utf8')) as { paths: string[] };
  expect(paths).toEqual(expect.arrayContaining(['packages/bundle/src/build.ts', 'pnpm-lock.yaml']));
  const [first] = await partsOf();

  await writeSources({ 'late.ts': "export const late: string = 'later';" });
  expect(chooseEntry(source)).toBe(source);
  await build();
  expect(chooseEntry(source)).toEqual(file);
  expect(await partsOf()).toHaveLength(2);
  expect(await partsOf()).toContain(first);

  await writeSources({ 'late.ts': "export const late: string = 'last';" });
  await build();
  expect(await partsOf()).toHaveLength(2);
  expect(await partsOf()).not.toContain(first);
  await rm(join(app, 'src', 'price.ts'));
  expect(chooseEntry(source)).toBe(source);
});
