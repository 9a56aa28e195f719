// Task History with 100,000 tasks and a run of 10,000 steps, in a real browser: how soon one can work with them, and
// how many frames a user would miss while scrolling. The pages must be built.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { createApp } from '../../src/app.ts'
import { assembleParts, openConfiguredDatabase } from '../../src/assemble.ts'
import { readConfig } from '../../src/config.ts'
import { createLogger } from '../../src/http/logger.ts'
import { measureScreen } from './measure-screen.ts'
import { LONG_RUN, STEPS, seed, TASKS } from './seed.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'bench-history-'))
const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', PRACTICE_PORT: 'off' }, { dataDir })
const log = createLogger('silent')
const db = await openConfiguredDatabase(config, log)
const parts = await assembleParts(config, db, log)
const app = await createApp({ ...parts, requestsPerMinute: 1e9 })
const address = await app.listen({ port: 0, host: '127.0.0.1' })
const browser = await chromium.launch({
  executablePath: process.env.BROWSER_PATH ?? '/usr/bin/chromium',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
try {
  const reference = await measureScreen(browser, `${address}/tasks`, { ready: 'h1' })
  await seed(parts)
  const list = await measureScreen(browser, `${address}/tasks`, { ready: 'article', scroll: 'page' })
  const steps = await measureScreen(browser, `${address}/tasks/${LONG_RUN}`, {
    ready: '[role=option] [class*=truncate]',
    scroll: '[role=listbox]',
  })
  const found = await measureScreen(browser, `${address}/tasks?search=lamp%2099999`, { ready: 'article' })
  const results = { tasks: TASKS, steps: STEPS, emptyList: reference, list, run: steps, search: found }
  console.log(JSON.stringify(results, null, 2))
  writeFileSync(join(import.meta.dirname, 'results.json'), `${JSON.stringify(results, null, 2)}\n`)
} finally {
  await browser.close()
  await app.close()
  await db.close()
  await rm(dataDir, { recursive: true, force: true })
}
