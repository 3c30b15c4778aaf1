import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: ['packages/core/src/testing/postgres.global-setup.ts'],
    // For what hangs. A slow machine with two cores, which run whole files at the same moment, is to finish all the same.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'all',
          // Fewer collections of what lives for one test.
          execArgv: ['--max-semi-space-size=64'],
          include: ['{apps,packages}/*/src/**/*.test.ts', 'bench/src/**/*.test.ts', 'tests/e2e/**/*.test.ts'],
          exclude: ['**/*.{timing,faults}.test.ts', '**/node_modules/**'],
          // Most files wait for PostgreSQL, sockets or child processes: more of them than cores can run at a time.
          maxWorkers: 4,
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
