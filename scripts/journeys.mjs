// The journeys alone: what we promise a user, walked in a real Chromium.
import { ensureBrowser } from './setup/browser.mjs'
import { ensureBuilt } from './setup/build.mjs'
import { ensureInstalled, refuseOldNode } from './setup/install.mjs'
import { inRoot } from './setup/paths.mjs'
import { runNode } from './setup/run.mjs'

refuseOldNode()
await ensureInstalled()
await ensureBuilt()
const browser = await ensureBrowser()
// An extension is loaded by the whole browser only.
const wholeBrowser = await ensureBrowser({ whole: true })
const { code } = await runNode([inRoot('node_modules/@playwright/test/cli.js'), 'test', ...process.argv.slice(2)], {
  env: {
    ...(browser ? { BROWSER_PATH: browser } : {}),
    ...(wholeBrowser ? { WHOLE_BROWSER_PATH: wholeBrowser } : {}),
  },
})
process.exit(code)
