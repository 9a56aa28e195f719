// The whole crash suite: kill -9 of server and workers in the middle of 1,000 five-step runs. `npm test` runs a small one.
import { ensureBuilt } from './setup/build.mjs'
import { ensureInstalled, refuseOldNode } from './setup/install.mjs'
import { inRoot } from './setup/paths.mjs'
import { runNode } from './setup/run.mjs'

refuseOldNode()
await ensureInstalled()
await ensureBuilt()
const { code } = await runNode([inRoot('node_modules/vitest/vitest.mjs'), 'run', 'tests/crashes/runs.test.ts'], {
  env: { CRASH_RUNS: '1000', CRASH_KILLS: '20' },
})
process.exit(code)
