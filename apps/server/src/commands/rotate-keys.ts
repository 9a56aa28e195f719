import { join } from 'node:path'
import { rotateKeys } from '@app/core'
import { openConfiguredDatabase } from '../assemble.ts'
import { readLocalMasterKeys } from '../config/local-keys.ts'
import { readConfig } from '../config.ts'
import { createLogger } from '../http/logger.ts'
import { ROOT } from '../root.ts'

const config = readConfig(process.env, { dataDir: join(ROOT, '.data') })
const db = await openConfiguredDatabase(config, createLogger('warn'))
try {
  const { rotated } = await rotateKeys(db, config.masterKeys ?? readLocalMasterKeys(config.dataDir))
  console.log(
    `${rotated} data keys are now wrapped by the first master key. Older keys can be removed from MASTER_KEYS.`,
  )
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
} finally {
  await db.close()
}
