import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['apps/*/src/**/*.test.ts', 'packages/*/src/**/*.test.ts', 'tests/e2e/**/*.test.ts'],
    // Most files wait for PostgreSQL, sockets or child processes: more of them than cores can run at a time.
    maxWorkers: 3,
    globalSetup: ['packages/core/src/testing/postgres.global-setup.ts'],
    // Machines with two cores run whole files at the same moment.
    testTimeout: 20_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 5_000 } },
  },
});
