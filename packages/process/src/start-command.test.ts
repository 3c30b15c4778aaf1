import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readStartCommand } from './start-command.ts';

it.each([
  ['api', '1'],
  ['worker', '2'],
] as const)('reads how a process is started in production: %s', (kind, arenas) => {
  const { env, options, entry } = readStartCommand(kind);
  expect(env).toMatchObject({ MALLOC_ARENA_MAX: arenas });
  expect(options).toContain('--max-old-space-size=256');
  expect(existsSync(entry)).toBe(true);
});
