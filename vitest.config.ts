import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: ['packages/core/src/testing/postgres.global-setup.ts'],
    // Machines with two cores run whole files at the same moment.
    testTimeout: 20_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 5_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'all',
          include: ['apps/*/src/**/*.test.ts', 'packages/*/src/**/*.test.ts', 'tests/e2e/**/*.test.ts'],
          exclude: ['**/*.timing.test.ts', '**/node_modules/**'],
          // Most files wait for PostgreSQL, sockets or child processes: more of them than cores can run at a time.
          maxWorkers: 3,
          // Files share their worker's modules: a third less processor time. What our modules keep is the same for all (models,
          // words), or belongs to what each test has of its own: its database, its accounts, its keys.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          // What compares times runs when nothing else does.
          name: 'timing',
          include: ['{apps,packages}/*/src/**/*.timing.test.ts'],
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
