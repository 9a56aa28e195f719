import { join } from 'node:path'
import { withConnection } from './connect.ts'
import { openCluster } from './embedded/cluster.ts'
import { stayPresent } from './embedded/stay-present.ts'
import { type Database, openDatabase } from './open.ts'

const DATABASE = 'app'

export interface EmbeddedOptions {
  dataDir: string
  migrationsFolder: string
  onIdleError?: (error: Error) => void
}

/** The default: a PostgreSQL of our own under the data folder. Closing it ends the server with its last user. */
export async function openEmbeddedDatabase({ dataDir, ...options }: EmbeddedOptions): Promise<Database> {
  const folder = join(dataDir, 'postgres')
  const cluster = await openCluster({ folder })
  const presence = await stayPresent(cluster.url('postgres'), async () => {
    await openCluster({ folder, port: cluster.port })
  })
  const leave = async () => {
    await presence.leave()
    await cluster.release()
  }
  try {
    await makeDatabase(cluster.url('postgres'))
    const database = await openDatabase({ url: cluster.url(DATABASE), ...options })
    const close = async () => {
      await database.close()
      await leave()
    }
    return { ...database, close }
  } catch (error) {
    await leave()
    throw error
  }
}

async function makeDatabase(url: string): Promise<void> {
  await withConnection(url, (client) => client.query(`create database ${DATABASE}`)).catch(
    (error: { code?: string }) => {
      // 42P04: it is there already. 23505: another process made it this moment.
      if (!['42P04', '23505'].includes(error.code ?? '')) throw error
    },
  )
}
