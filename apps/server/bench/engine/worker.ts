// One worker process of the benchmark: the product's own worker on a tool that takes no time. Ends with its parent.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@app/db'
import { folderStore } from '@app/store'
import { createLogger } from '../../src/http/logger.ts'
import { MIGRATIONS } from '../../src/root.ts'
import { startWorker } from '../../src/worker/start-worker.ts'
import { toolsFor } from './nothing.ts'

const db = await openDatabase({ url: process.env.DATABASE_URL ?? '', migrationsFolder: MIGRATIONS })
const log = createLogger('error')
const masterKeys = [{ id: 'bench', bytes: Buffer.alloc(32, 1) }]
const files = folderStore(mkdtempSync(join(tmpdir(), 'bench-files-')))
const worker = await startWorker({ db, log, masterKeys, files, toolsFor, oneMachine: false })
process.send?.('ready')
process.on('disconnect', async () => {
  await worker.stop()
  await db.close()
  process.exit(0)
})
