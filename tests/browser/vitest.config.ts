import { defineConfig } from 'vitest/config';

/** `pnpm test:browser`: the console as production serves it, in a real browser. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    globalSetup: [
      'harness/build-console.global-setup.ts',
      '../../packages/core/src/testing/postgres.global-setup.ts',
    ],
    // Each worker has an API, a webhook worker and a browser, for one file after the other.
    maxWorkers: 2,
    isolate: false,
    // The first tests wait for them.
    testTimeout: 300_000,
    hookTimeout: 600_000,
    // A browser has moments of its own; what is broken fails three times.
    retry: 2,
    expect: { poll: { timeout: 15_000 } },
    reporters: ['verbose'],
  },
});
