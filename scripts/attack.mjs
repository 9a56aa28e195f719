// The attacks of tests/attacks against the built product, or against the one on this machine whose address is given.
import { ensureBrowser } from './setup/browser.mjs'
import { ensureBuilt } from './setup/build.mjs'
import { ensureInstalled, refuseOldNode } from './setup/install.mjs'
import { inRoot } from './setup/paths.mjs'
import { runNode } from './setup/run.mjs'

refuseOldNode()
await ensureInstalled()
await ensureBuilt()
const browser = await ensureBrowser()
const { code } = await runNode(
  [inRoot('node_modules/tsx/dist/cli.mjs'), inRoot('tests/attacks/main.ts'), ...process.argv.slice(2)],
  { env: { BROWSER_PATH: browser ?? '' } },
)
process.exit(code)
