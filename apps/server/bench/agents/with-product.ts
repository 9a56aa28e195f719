import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEMO_USER } from '@app/core'
import { createApp } from '../../src/app.ts'
import { assembleParts, openConfiguredDatabase } from '../../src/assemble.ts'
import { readConfig } from '../../src/config.ts'
import { createLogger } from '../../src/http/logger.ts'
import { startWorkerRole } from '../../src/worker/start-role.ts'
import { type Ask, askProduct } from './ask-product.ts'

interface Where {
  browser: string
  host: string
  allow?: string
  longestMs?: number
  /** A database that is there already; one of its own without. */
  databaseUrl?: string
}

/** The whole product with its worker, new and in a folder of its own, for as long as the work takes. */
export async function withProduct<T>(
  { browser, host, allow = host, longestMs, databaseUrl }: Where,
  work: (ask: Ask) => Promise<T>,
): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-agents-'))
  const models = Object.entries(process.env).filter(([name]) => /^(?:ANTHROPIC|OPENAI)_/.test(name))
  const env = {
    ...Object.fromEntries(models),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    EGRESS_ALLOW: allow,
    BROWSER_PATH: browser,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  }
  const config = readConfig(env, { dataDir })
  const log = createLogger('silent')
  const db = await openConfiguredDatabase(config, log)
  const parts = await assembleParts(config, db, log)
  const worker = await startWorkerRole(config, parts, log)
  const { practiceUrl } = worker
  const app = await createApp({ ...parts, practiceUrl, requestsPerMinute: 1e9, webFiles: undefined })
  try {
    const ask = await askProduct(app, parts.live, longestMs)
    // A free plan would end in the middle.
    await ask.call('PUT', `/api/admin/plans/${DEMO_USER.id}`, { tier: 'enterprise' })
    const origin = `http://${host}`
    await ask.call('POST', '/api/credentials', { name: 'Intranet', origin, username: 'sam', secret: 'correct horse' })
    return await work(ask)
  } finally {
    await app.close()
    await worker.stop()
    await db.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}
