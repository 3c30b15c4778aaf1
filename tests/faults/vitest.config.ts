import { defineConfig } from 'vitest/config';

/** `pnpm test:faults`: apart from `pnpm test`, because these take minutes. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    // Each file has a PostgreSQL and five processes of its own.
    maxWorkers: 2,
    testTimeout: 300_000,
    hookTimeout: 120_000,
    reporters: ['verbose'],
  },
});
