import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { isLauncher } from './watch-launchers.ts';

test.each([
  ['npm exec pnpm@12 dev', true],
  ['pnpm dev', true],
  ['/home/someone/.npm/_npx/9c7067/node_modules/.bin/pnpm dev', true],
  ['node /usr/lib/node_modules/npm/bin/npx-cli.js -y pnpm@12 dev', true],
  ["sh -c 'pnpm' dev", false],
  ['bash -c npx -y pnpm@12 dev', false],
  ['node /home/me/npm-things/start.js', false],
  ['', false],
])('%s', (command, expected) => {
  expect(isLauncher(command)).toBe(expected);
});

/** Node under npm's name runs a shell, which runs Node with the watcher. */
async function launch(title: string) {
  const module = JSON.stringify(new URL('./watch-launchers.ts', import.meta.url).href);
  const watcher = `const { watchLaunchers } = await import(${module});
    await watchLaunchers(() => { console.log('lost'); process.exit(0); });
    console.log(process.pid); setTimeout(() => process.exit(0), 2500);`;
  const launcher = `process.title = ${JSON.stringify(title)};
    require('node:child_process').spawn('sh', ['-c', '"$0" --input-type=module -e "$1"; true', process.execPath, ${JSON.stringify(watcher)}], { stdio: 'inherit' });
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['-e', launcher], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const closed = once(child, 'close');
  await expect.poll(() => output, { timeout: 60_000, interval: 20 }).toMatch(/\d+\n/);
  child.kill('SIGKILL');
  await closed;
  return output;
}

test('notices that npx was killed', async () => {
  expect(await launch('npm exec pnpm@12 dev')).toMatch(/lost/);
});

test('stays when another program that started it is gone', async () => {
  expect(await launch('some supervisor')).not.toMatch(/lost/);
});
