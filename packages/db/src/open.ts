import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { listen } from './listen.ts'
import { migrateDatabase } from './migrate.ts'
import { SYSTEM } from './row-security.ts'
import * as schema from './schema.ts'

export type Transaction = NodePgDatabase<typeof schema>

export interface Database {
  /** One transaction in which only this user's rows exist. */
  asUser<T>(userId: string, work: (tx: Transaction) => Promise<T>): Promise<T>
  /** One transaction of the installation itself, over everybody's rows. */
  asSystem<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  /** For the account library, which opens no transaction of ours: works over everybody's rows. */
  accounts: NodePgDatabase<typeof schema>
  /** Calls back when somebody notifies the channel, or may have while nobody heard. */
  listen(channel: string, onNotify: () => void): Promise<{ close: () => Promise<void> }>
  ping(): Promise<boolean>
  close(): Promise<void>
}

export interface DatabaseOptions {
  url: string
  migrationsFolder: string
  /** Told about connections that died while idle; without a listener such a death would end the process. */
  onIdleError?: (error: Error) => void
}

export async function openDatabase({ url, migrationsFolder, onIdleError }: DatabaseOptions): Promise<Database> {
  const { role } = await migrateDatabase(url, migrationsFolder)
  const connection = { connectionString: url, application_name: `app-${process.pid}`, connectionTimeoutMillis: 10_000 }
  const becomeRuntime = (scope: '' | 'local ') => (role ? `set ${scope}role ${role};` : '')
  const pool = new pg.Pool({ ...connection, max: 20 })
  const accountsPool = new pg.Pool({
    ...connection,
    max: 5,
    // Awaited by the pool before it lends the connection out for the first time.
    onConnect: async (client: pg.ClientBase) => {
      await client.query(`${becomeRuntime('')} set app.user_id = '${SYSTEM}'`)
    },
  } as pg.PoolConfig)
  for (const each of [pool, accountsPool]) {
    each.on('error', onIdleError ?? (() => undefined))
    // A connection that dies while it is lent out fails its query; unheard, it would also end the process.
    each.on('connect', (client) => client.on('error', () => undefined))
  }

  async function transact<T>(userId: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
    const client = await pool.connect()
    let broken: Error | undefined
    try {
      // One round trip: begin, step down from the owner's role, say whose rows there are.
      await client.query(`begin; ${becomeRuntime('local ')} set local app.user_id = ${client.escapeLiteral(userId)}`)
      const result = await work(drizzle(client, { schema }))
      await client.query('commit')
      return result
    } catch (error) {
      await client.query('rollback').catch((lost: Error) => {
        broken = lost
      })
      throw error
    } finally {
      // A connection that could not even roll back goes out of the pool.
      client.release(broken)
    }
  }

  return {
    asUser: (userId, work) => {
      if (!userId || userId === SYSTEM) throw new Error('A user needs an id of their own.')
      return transact(userId, work)
    },
    asSystem: (work) => transact(SYSTEM, work),
    accounts: drizzle(accountsPool, { schema }),
    listen: (channel, onNotify) => listen(url, channel, onNotify),
    ping: () =>
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
    close: async () => {
      await Promise.all([pool.end(), accountsPool.end()])
    },
  }
}
