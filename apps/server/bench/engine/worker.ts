// One worker process of the benchmark: the product's own worker on a tool that takes no time. Ends with its parent.
import { openDatabase } from '@app/db'
import { createLogger } from '../../src/http/logger.ts'
import { MIGRATIONS } from '../../src/root.ts'
import { startWorker } from '../../src/worker/start-worker.ts'
import { toolsFor } from './nothing.ts'

const db = await openDatabase({ url: process.env.DATABASE_URL ?? '', migrationsFolder: MIGRATIONS })
const log = createLogger('error')
const masterKeys = [{ id: 'bench', bytes: Buffer.alloc(32, 1) }]
const worker = await startWorker({ db, log, masterKeys, toolsFor, oneMachine: false })
process.send?.('ready')
process.on('disconnect', async () => {
  await worker.stop()
  await db.close()
  process.exit(0)
})
