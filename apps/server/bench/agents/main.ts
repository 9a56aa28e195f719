// Tasks in plain words on twelve small sites in different styles, carried out by the built-in planner through the whole
// product, and graded by what the sites remember. A run that says it is done and is not, is a false success.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '../../src/app.ts'
import { assembleParts, openConfiguredDatabase } from '../../src/assemble.ts'
import { readConfig } from '../../src/config.ts'
import { createLogger } from '../../src/http/logger.ts'
import { startWorkerRole } from '../../src/worker/start-role.ts'
import { askProduct } from './ask-product.ts'
import { compareTimes } from './compare-times.ts'
import { gradeAll } from './grade-all.ts'
import { serveSites } from './serve.ts'

/** So often each task that is timed is done. */
const ROUNDS = 5
/** `times`, or words that stand in the tasks to be graded; everything without. */
const only = process.argv[2]
const sites = await serveSites()
const dataDir = mkdtempSync(join(tmpdir(), 'bench-agents-'))
const browser = process.env.BROWSER_PATH ?? '/usr/bin/chromium-headless-shell'
const env = {
  DATA_DIR: dataDir,
  LOG_LEVEL: 'silent',
  EGRESS_ALLOW: sites.host,
  BROWSER_PATH: browser,
}
const config = readConfig(env, { dataDir })
const log = createLogger('silent')
const db = await openConfiguredDatabase(config, log)
const parts = await assembleParts(config, db, log)
const worker = await startWorkerRole(config, parts, log)
const app = await createApp({ ...parts, practiceUrl: worker.practiceUrl, requestsPerMinute: 1e9, webFiles: undefined })
try {
  const ask = askProduct(app)
  await ask.call('POST', '/api/credentials', {
    name: 'Intranet',
    origin: `http://${sites.host}`,
    username: 'sam',
    secret: 'correct horse',
  })
  const graded = only === 'times' ? undefined : await gradeAll(ask, sites, only)
  const times = only && only !== 'times' ? undefined : await compareTimes(ask, sites, browser, ROUNDS)
  if (!only)
    writeFileSync(join(import.meta.dirname, 'results.json'), `${JSON.stringify({ ...graded, times }, null, 2)}\n`)
} finally {
  await app.close()
  await worker.stop()
  await db.close()
  sites.close()
  await rm(dataDir, { recursive: true, force: true })
}
