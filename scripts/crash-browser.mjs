// The browser killed in the middle of 200 runs that each place an order. `npm test` runs a small one.
import { ensureBrowser } from './setup/browser.mjs'
import { ensureInstalled, refuseOldNode } from './setup/install.mjs'
import { inRoot } from './setup/paths.mjs'
import { runNode } from './setup/run.mjs'

refuseOldNode()
await ensureInstalled()
const browser = await ensureBrowser()
const { code } = await runNode([inRoot('node_modules/vitest/vitest.mjs'), 'run', 'tests/crashes/browser.test.ts'], {
  env: { CRASH_BROWSER_RUNS: '200', BROWSER_PATH: browser },
})
process.exit(code)
