import { defineConfig } from 'vitest/config';

/** `pnpm test:browser`: the console as production serves it, in a real browser. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    globalSetup: ['harness/build-console.ts', '../../packages/core/src/testing/postgres.global-setup.ts'],
    // Each file has an API, a worker and a browser of its own.
    maxWorkers: 2,
    // The first test of a file waits for its API, worker and browser.
    testTimeout: 180_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    reporters: ['verbose'],
  },
});
