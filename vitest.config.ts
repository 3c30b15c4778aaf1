import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['apps/*/src/**/*.test.ts', 'packages/*/src/**/*.test.ts', 'tests/e2e/**/*.test.ts'],
    globalSetup: ['packages/core/src/testing/postgres.global-setup.ts'],
  },
});
