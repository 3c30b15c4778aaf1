import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readStartCommand } from './start-command.ts';

it.each(['api', 'worker'] as const)('reads how a process is started in production: %s', (kind) => {
  const { env, options, entry } = readStartCommand(kind);
  expect(env).toMatchObject({ MALLOC_ARENA_MAX: expect.stringMatching(/^[12]$/) });
  expect(options).toContain('--max-old-space-size=256');
  expect(existsSync(entry)).toBe(true);
});
