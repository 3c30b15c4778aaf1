import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = join(import.meta.dirname, '../..');

/** `pnpm test:faults`: apart from `pnpm test`, because these take minutes. */
export default defineConfig({
  test: {
    root,
    // For what hangs. A machine that is shared with others starts a process in minutes.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    reporters: ['verbose'],
    // A file of the first project has a PostgreSQL and five processes of its own.
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'system', root, include: ['tests/faults/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          // Files start in the order of these names: those of the system, which take longest, so that none of them is waited for alone.
          name: 'units',
          root,
          include: ['{apps,packages}/*/src/**/*.faults.test.ts', 'bench/src/**/*.faults.test.ts'],
          globalSetup: ['packages/core/src/testing/postgres.global-setup.ts'],
        },
      },
    ],
  },
});
