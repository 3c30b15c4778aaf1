import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { writeDemoFile } from './demo-file.ts';

const run = promisify(execFile);

test('a shell that loads it has the address and the key of the latest start, and runs nothing else', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'firstline-demo-file-'));
  try {
    const url = `http://127.0.0.1:3001/'; echo $(id) "\``;
    await writeDemoFile(dataDir, { url: 'http://127.0.0.1:3000', apiKey: 'fl_live_old' });
    await writeDemoFile(dataDir, { url, apiKey: 'fl_live_abc' });
    const script = '. ./demo.env; printf "%s|%s" "$FIRSTLINE_URL" "$FIRSTLINE_KEY"';
    expect((await run('/bin/sh', ['-c', script], { cwd: dataDir })).stdout).toBe(`${url}|fl_live_abc`);
    expect((await stat(join(dataDir, 'demo.env'))).mode & 0o777).toBe(0o600);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});
