import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { type Call, toCurl, toTypeScript } from './call-samples.ts';

const hostile = `it's "quoted" \`date\` $HOME \${x} $(id) !! \\ \\n %s
second line\ttab — ünïcödé 👍 \u2028 */ // </script> ''`;
const call: Call = {
  origin: 'https://api.example.com',
  body: { persona: hostile, offer: hostile, goal: 'A call', tone: 'direct' },
  isFresh: true,
};

/** What curl would be started with. */
function argumentsOf(command: string): string[] {
  const script = `curl() { for a in "$@"; do printf '%s\\0' "$a"; done; }\n${command}`;
  const env = { ...process.env, FIRSTLINE_KEY: "k'e y" };
  return execFileSync('sh', ['-c', script], { env, encoding: 'utf8' }).split('\0').slice(0, -1);
}

test('whatever was typed, a shell gives curl exactly that, and the key from the environment', () => {
  const given = argumentsOf(toCurl(call));
  expect(given.slice(0, -1)).toEqual([
    '-sS',
    'https://api.example.com/api/v1/emails/generate',
    '-H',
    "Authorization: Bearer k'e y",
    '-H',
    'Content-Type: application/json',
    '-H',
    'Cache-Control: no-cache',
    '--data',
  ]);
  expect(JSON.parse(given.at(-1) ?? '')).toEqual(call.body);
});

test('whatever was typed, the module sends exactly that', async () => {
  const source = toTypeScript(call).replace(
    'const response = await fetch(',
    'console.log = () => {};\nconst fetch = async (url: string, init: RequestInit) => (process.stdout.write(JSON.stringify([url, init])), { json: async () => ({ success: true, data: {} }) });\nconst response = await fetch(',
  );
  const args = ['--input-type=module-typescript', '--eval', source];
  const env = { ...process.env, FIRSTLINE_KEY: 'k' };
  const [url, init] = JSON.parse(execFileSync(process.execPath, args, { env, encoding: 'utf8' }));
  expect(url).toBe('https://api.example.com/api/v1/emails/generate');
  expect(init.headers).toMatchObject({ authorization: 'Bearer k', 'cache-control': 'no-cache' });
  expect(JSON.parse(init.body)).toEqual(call.body);
});

test('a draft from the cache is not ruled out unless it was asked for', () => {
  expect(toCurl({ ...call, isFresh: false })).not.toContain('no-cache');
  expect(toTypeScript({ ...call, isFresh: false })).not.toContain('no-cache');
});
