import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { withConnection } from '../connect.ts'
import { findBinaries } from './binaries.ts'
import { withFolderLock } from './folder-lock.ts'
import { freePort } from './free-port.ts'
import { chooseRunAs, type RunAs, runProgram } from './run-as.ts'

/** The major version our packages carry; a folder of another one is refused, not touched. */
const MAJOR = '18'
/** Recovery after a power cut replays the log first; a slow disk gets time for it. */
const START_TIMEOUT_S = 120

export interface Cluster {
  port: number
  /** A connection string of the owner for one database of the cluster. */
  url(database: string): string
  /** Ends the server, unless another process still uses it. */
  release(): Promise<void>
}

export interface ClusterOptions {
  /** The folder that holds the cluster; made when missing. */
  folder: string
  /** Extra server settings, for example `fsync=off` in tests. */
  settings?: Record<string, string>
  /** The port to start on; without it any free one. */
  port?: number
}

/** Starts PostgreSQL on the folder, or attaches to the one that already runs on it. */
export async function openCluster({ folder, settings = {}, port: wanted }: ClusterOptions): Promise<Cluster> {
  const binaries = await findBinaries()
  if (!binaries) {
    throw new Error(
      `There is no bundled PostgreSQL for ${process.platform} ${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    )
  }
  await mkdir(folder, { recursive: true })
  const data = join(folder, 'data')
  return withFolderLock(folder, async () => {
    const password = await readOrMakePassword(join(folder, 'password'))
    const as = chooseRunAs(data, [`${folder}/.`, join(binaries.folder, 'initdb')])
    if (existsSync(join(data, 'PG_VERSION'))) await refuseOtherMajor(data)
    else await makeCluster(binaries.folder, data, password, as)

    const running = await findRunning(data, password)
    const port =
      running ??
      (await start({ bin: binaries.folder, folder, data, as, password, settings, port: wanted ?? (await freePort()) }))
    const url = (database: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`
    return { port, url, release: () => release(binaries.folder, data, as, url('postgres')) }
  })
}

async function makeCluster(bin: string, data: string, password: string, as: RunAs): Promise<void> {
  // A cluster whose making was cut short has no PG_VERSION: begin again from nothing.
  await rm(data, { recursive: true, force: true })
  await mkdir(data, { mode: 0o700 })
  const passwordFile = join(data, '..', `initial-${randomBytes(4).toString('hex')}`)
  await writeFile(passwordFile, password, { mode: 0o600 })
  try {
    if (as.uid !== undefined) {
      await chown(data, as.uid, as.gid ?? as.uid)
      await chown(passwordFile, as.uid, as.gid ?? as.uid)
    }
    await runProgram(
      join(bin, 'initdb'),
      [
        `--pgdata=${data}`,
        '--username=postgres',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
      ],
      as,
    )
  } finally {
    await rm(passwordFile, { force: true })
  }
}

interface Start {
  bin: string
  folder: string
  data: string
  as: RunAs
  password: string
  settings: Record<string, string>
  port: number
}

async function start({ bin, folder, data, as, password, settings, port }: Start): Promise<number> {
  const log = join(folder, 'postgres.log')
  await writeFile(log, '', { mode: 0o600 })
  if (as.uid !== undefined) await chown(log, as.uid, as.gid ?? as.uid)
  const all = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '100',
    shared_buffers: '64MB',
    ...settings,
  }
  const options = [`-p ${port}`, ...Object.entries(all).map(([key, value]) => `-c ${key}='${value}'`)].join(' ')
  const args = ['start', '-w', '-s', '-t', String(START_TIMEOUT_S), '-D', data, '-l', log, '-o', options]
  try {
    await runProgram(join(bin, 'pg_ctl'), args, as)
  } catch (error) {
    // After a kill of everything, orphaned backends may hold the shared memory for a moment longer.
    await sleep(1_000)
    const running = await findRunning(data, password)
    if (running) return running
    await runProgram(join(bin, 'pg_ctl'), args, as).catch(async () => {
      const said = await readFile(log, 'utf8').catch(() => '')
      throw new Error(`PostgreSQL did not start: ${said.trim().split('\n').slice(-5).join(' ') || String(error)}`)
    })
  }
  return port
}

/** The port of a server that answers on this folder; a stale pid file is PostgreSQL's own to clear away. */
async function findRunning(data: string, password: string): Promise<number | undefined> {
  const lines = (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const port = Number(lines[3])
  if (!port) return undefined
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
  return withConnection(
    url,
    async (client) => {
      // Another server may have taken the port since: ask which folder it serves.
      const { rows } = await client.query<{ data_directory: string }>('show data_directory')
      return rows[0]?.data_directory === data ? port : undefined
    },
    { connectionTimeoutMillis: 3_000 },
  ).catch(() => undefined)
}

/** The last one out ends the server: whoever is present keeps it running. */
async function release(bin: string, data: string, as: RunAs, url: string): Promise<void> {
  const inUse = await withConnection(url, async (client) => {
    // One's own presence takes a moment to be forgotten; somebody else's stays.
    for (let looks = 0; looks < 20; looks += 1) {
      const { rows } = await client.query("select 1 from pg_stat_activity where application_name like 'present-%'")
      if (rows.length === 0) return false
      await sleep(50)
    }
    return true
  }).catch(() => true)
  if (!inUse)
    await runProgram(join(bin, 'pg_ctl'), ['stop', '-w', '-s', '-m', 'fast', '-D', data], as).catch(() => undefined)
}

async function refuseOtherMajor(data: string): Promise<void> {
  const major = (await readFile(join(data, 'PG_VERSION'), 'utf8')).trim()
  if (major === MAJOR) return
  const which = Number(major) > Number(MAJOR) ? 'a newer' : 'an older'
  throw new Error(
    `The data folder was written by ${which} version of this product (PostgreSQL ${major}, this one has ${MAJOR}). ` +
      'Start the version that wrote it, or set DATA_DIR to another folder. Nothing was changed.',
  )
}

async function readOrMakePassword(file: string): Promise<string> {
  if (existsSync(file)) return (await readFile(file, 'utf8')).trim()
  const password = randomBytes(24).toString('hex')
  await writeFile(file, password, { mode: 0o600 })
  await chmod(file, 0o600)
  return password
}
