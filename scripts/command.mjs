// Runs one of the server's commands, for example `npm run rotate-keys`.
import { ensureBuilt } from './setup/build.mjs'
import { ensureInstalled, refuseOldNode } from './setup/install.mjs'
import { inRoot } from './setup/paths.mjs'
import { runNode } from './setup/run.mjs'

refuseOldNode()
await ensureInstalled()
await ensureBuilt()
const [name, ...args] = process.argv.slice(2)
const { code } = await runNode([inRoot('apps/server/dist', `${name}.js`), ...args])
process.exit(code)
