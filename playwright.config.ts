import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

/** Ports of the journeys' own two servers, away from the product's. */
const DEMO = 4310
const ACCOUNTS = 4311

const serve = (port: number, authMode: string) => ({
  command: 'node apps/server/dist/main.js',
  url: `http://127.0.0.1:${port}/api/health`,
  env: {
    PORT: String(port),
    AUTH_MODE: authMode,
    LOG_LEVEL: 'warn',
    DATA_DIR: process.env[`JOURNEY_DATA_${port}`] ?? mkdtempSync(join(tmpdir(), 'journey-data-')),
  },
  timeout: 60_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 20_000 },
})

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results/journeys',
  workers: 2,
  fullyParallel: false,
  // A machine under load may miss a moment; what fails twice is broken. What needed it is told as flaky.
  retries: 1,
  timeout: 120_000,
  // Dialogs are fetched when they are asked for: on a machine under load that is seconds.
  expect: { timeout: 15_000 },
  reporter: 'list',
  // The editor's journeys need both places the free plan has for agents, so they come after the others. The settings
  // journey changes the language of the one demo user, under everybody's feet: it walks alone, at the end.
  projects: [
    { name: 'together', testIgnore: /settings|editor/ },
    { name: 'agents', testMatch: /editor|account-settings/, dependencies: ['together'] },
    { name: 'alone', testMatch: /\/settings/, dependencies: ['agents'] },
  ],
  webServer: [serve(DEMO, 'demo'), serve(ACCOUNTS, 'accounts')],
  use: {
    baseURL: `http://127.0.0.1:${DEMO}`,
    browserName: 'chromium',
    // What it fetches no journey could hold up or answer; those about the app itself let it in.
    serviceWorkers: 'block',
    launchOptions: {
      ...(process.env.BROWSER_PATH ? { executablePath: process.env.BROWSER_PATH } : {}),
      args: [
        // Root has no user namespace to sandbox in; an ordinary user keeps the sandbox.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  metadata: { accountsUrl: `http://127.0.0.1:${ACCOUNTS}` },
})
