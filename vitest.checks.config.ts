import { defineConfig } from 'vitest/config'

/** The house rules: no database, no browser, part of `npm run verify`. */
export default defineConfig({ test: { include: ['tests/checks/*.test.ts'], testTimeout: 30_000 } })
