// Format, lint, types, boundaries, contract, unused code, doc paths: everything that needs no database and no browser.
import { runChecks } from './setup/checks.mjs'
import { ensureInstalled, refuseOldNode } from './setup/install.mjs'

refuseOldNode()
await ensureInstalled()
const { failed } = await runChecks()
process.exit(failed > 0 ? 1 : 0)
