import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { listen } from './listen.ts'
import { migrateDatabase } from './migrate.ts'
import { ROLES, SYSTEM } from './row-security.ts'
import * as schema from './schema.ts'
import { type Channel, createBell, takeWakes } from './wake.ts'

export type Transaction = NodePgDatabase<typeof schema> & { $client: pg.PoolClient }

export interface Database {
  /** One transaction in which only this user's rows exist. */
  asUser<T>(userId: string, work: (tx: Transaction) => Promise<T>, how?: How): Promise<T>
  /** One transaction of the installation itself, over everybody's rows. */
  asSystem<T>(work: (tx: Transaction) => Promise<T>, how?: How): Promise<T>
  /** For the account library, which opens no transaction of ours: works over everybody's rows. */
  accounts: NodePgDatabase<typeof schema>
  /** Calls back when somebody wakes the channel, or, without a payload, may have while nobody heard. */
  listen(channel: Channel, onWake: (payload?: string) => void): Promise<{ close: () => Promise<void> }>
  ping(): Promise<boolean>
  close(): Promise<void>
}

/** How a transaction begins and ends. */
export interface How {
  /**
   * `soon`: not waiting for the disk. Only for what is done again anyway if a power cut takes it; a later commit that
   * waits takes it along.
   */
  commit?: 'on-disk' | 'soon'
  /** Work that is done one at a time in the whole installation: the number it queues under. */
  turn?: number
}

export interface DatabaseOptions {
  url: string
  migrationsFolder: string
  /** Told about connections that died while idle; without a listener such a death would end the process. */
  onIdleError?: (error: Error) => void
}

export async function openDatabase({ url, migrationsFolder, onIdleError }: DatabaseOptions): Promise<Database> {
  const { separate } = await migrateDatabase(url, migrationsFolder)
  const connection = { connectionString: url, application_name: `app-${process.pid}`, connectionTimeoutMillis: 10_000 }
  const stepDown = (userId: string, scope: '' | 'local ') =>
    separate ? `set ${scope}role ${userId === SYSTEM ? ROLES.installation : ROLES.user};` : ''
  // Statements of a transaction are sent without waiting for the answer to the one before, where the code does not.
  const pool = new pg.Pool({ ...connection, max: 20, pipeline: true } as pg.PoolConfig)
  const accountsPool = new pg.Pool({
    ...connection,
    max: 5,
    // Awaited by the pool before it lends the connection out for the first time.
    onConnect: async (client: pg.ClientBase) => {
      await client.query(`${stepDown(SYSTEM, '')} set app.user_id = '${SYSTEM}'`)
    },
  } as pg.PoolConfig)
  for (const each of [pool, accountsPool]) {
    each.on('error', onIdleError ?? (() => undefined))
    // A connection that dies while it is lent out fails its query; unheard, it would also end the process.
    each.on('connect', (client) => client.on('error', () => undefined))
  }

  const here = new Map<string, Set<(payload?: string) => void>>()
  const ring = createBell(pool, (channel, payload) => {
    for (const onWake of here.get(channel) ?? []) onWake(payload)
  })
  const backends = new Set<number>()
  pool.on('connect', (client) => backends.add(backendOf(client)))
  pool.on('remove', (client) => backends.delete(backendOf(client)))

  async function hear(channel: Channel, onWake: (payload?: string) => void) {
    const hearing = await listen(url, channel, onWake, (backend) => backends.has(backend))
    here.set(channel, (here.get(channel) ?? new Set()).add(onWake))
    return {
      close: async () => {
        here.get(channel)?.delete(onWake)
        await hearing.close()
      },
    }
  }

  // Making one reads the whole schema; a connection keeps its own.
  const wrapped = new WeakMap<pg.PoolClient, Transaction>()
  const wrap = (client: pg.PoolClient): Transaction => {
    const tx = wrapped.get(client) ?? drizzle(client, { schema })
    wrapped.set(client, tx)
    return tx
  }

  async function transact<T>(userId: string, work: (tx: Transaction) => Promise<T>, how: How): Promise<T> {
    const client = await pool.connect()
    const tx = wrap(client)
    let broken: Error | undefined
    try {
      // Together: begin, step down from the owner's role, say whose rows there are, wait for one's turn. Not waited for:
      // what follows is behind it in the same line, and fails with it.
      const soon = how.commit === 'soon' ? 'set local synchronous_commit = off;' : ''
      const turn = how.turn === undefined ? '' : `; select pg_advisory_xact_lock(${how.turn})`
      const begun = client.query(
        `begin; ${soon} ${stepDown(userId, 'local ')} set local app.user_id = ${client.escapeLiteral(userId)}${turn}`,
      )
      begun.catch(() => undefined)
      const result = await work(tx)
      await begun
      await client.query('commit')
      const calls = takeWakes(tx)
      if (calls) ring(calls)
      return result
    } catch (error) {
      await client.query('rollback').catch((lost: Error) => {
        broken = lost
      })
      throw error
    } finally {
      takeWakes(tx)
      // A connection that could not even roll back goes out of the pool.
      client.release(broken)
    }
  }

  return {
    asUser: (userId, work, how = {}) => {
      if (!userId || userId === SYSTEM) throw new Error('A user needs an id of their own.')
      return transact(userId, work, how)
    },
    asSystem: (work, how = {}) => transact(SYSTEM, work, how),
    accounts: drizzle(accountsPool, { schema }),
    listen: hear,
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

/** The number the server knows a connection by; the library has it and its types do not. */
const backendOf = (client: pg.PoolClient): number => (client as unknown as { processID: number }).processID
