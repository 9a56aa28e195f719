import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'packages/**/*.test.{ts,tsx}',
      'apps/**/*.test.{ts,tsx}',
      'tests/crashes/*.test.ts',
      'tests/stripe/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/dist/**'],
    globalSetup: ['tests/setup/cluster.ts'],
    setupFiles: ['tests/setup/database-url.ts'],
    // Two cores: more workers than that only wait for each other.
    maxWorkers: 2,
    // A machine under load may miss a moment; what fails twice is broken.
    retry: 1,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
