import { defineConfig } from 'vitest/config'

const WEB = ['apps/web/**/*.test.{ts,tsx}', 'apps/extension/**/*.test.ts', 'packages/ui/**/*.test.{ts,tsx}']
/** They compare times, so nothing else runs beside them. */
const TIMED = ['**/*.timed.test.ts']
const NOT_OURS = ['**/node_modules/**', '**/dist/**']

export default defineConfig({
  test: {
    exclude: NOT_OURS,
    globalSetup: ['tests/setup/cluster.ts'],
    setupFiles: ['tests/setup/database-url.ts'],
    // One more than there are cores: at any time one of them waits for a disk, a database or a browser.
    maxWorkers: 3,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: [
            'packages/**/*.test.ts',
            'apps/**/*.test.ts',
            'tests/crashes/*.test.ts',
            'tests/collab/*.test.ts',
            'tests/extension/*.test.ts',
            'tests/stripe/*.test.ts',
          ],
          exclude: [...NOT_OURS, ...WEB, ...TIMED],
          // Code is loaded once a process, not once a file, which was half of the time. So no test replaces a module.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'web', include: WEB } },
      {
        extends: true,
        test: { name: 'timed', include: TIMED, isolate: false, maxWorkers: 1, sequence: { groupOrder: 1 } },
      },
    ],
  },
})
