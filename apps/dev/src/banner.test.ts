import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { formatBanner, formatCurl } from './banner.ts';

test('the command survives a shell: its arguments are the call', async () => {
  const command = formatCurl({ url: 'http://127.0.0.1:3000', apiKey: 'fl_live_abc' });
  const shell = spawn('/bin/sh', ['-c', `curl() { printf '%s\\n' "$@"; }; ${command}`]);
  const [, url, , key, , type, , body] = (await text(shell.stdout)).split('\n');
  expect([url, key, type]).toEqual([
    'http://127.0.0.1:3000/api/v1/emails/generate',
    'Authorization: Bearer fl_live_abc',
    'Content-Type: application/json',
  ]);
  expect(JSON.parse(body ?? '')).toMatchObject({ tone: 'friendly', goal: expect.stringMatching(/./) });
});

test('names the address, the engine, the reference and the sign-in', () => {
  const banner = formatBanner({
    url: 'http://127.0.0.1:3001',
    consoleUrl: 'http://127.0.0.1:5173/console',
    engine: 'written by Claude',
    apiKey: 'fl_live_abc',
    email: 'demo@firstline.example',
    password: 'secret-password',
  });
  for (const part of [
    'http://127.0.0.1:3001/docs',
    'http://127.0.0.1:5173/console',
    'written by Claude',
    'demo@firstline.example  secret-password',
  ]) {
    expect(banner).toContain(part);
  }
});
