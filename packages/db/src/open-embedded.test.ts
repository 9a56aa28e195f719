import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { openEmbeddedDatabase } from './open-embedded.ts'
import { users } from './schema.ts'
import { migrationsFolder } from './testing.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'test-data-'))
const open = () => openEmbeddedDatabase({ dataDir, migrationsFolder })
const pidFile = join(dataDir, 'postgres', 'data', 'postmaster.pid')
const serverPid = () => Number(readFileSync(pidFile, 'utf8').split('\n')[0])
afterAll(() => rm(dataDir, { recursive: true, force: true }))

/** The server and every process of its session, gone without a word. */
function killEverything(pid: number): void {
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
  for (const each of [pid, ...children.trim().split(/\s+/).map(Number)]) process.kill(each, 'SIGKILL')
}

describe('the embedded database', () => {
  test('keeps what was committed through a kill -9 of everything, and recovers by itself', async () => {
    const db = await open()
    await db.asSystem((tx) => tx.insert(users).values({ id: 'ada', name: 'Ada', email: 'ada@example.com' }))
    killEverything(serverPid())
    const names = await untilAnswered(() => db.asSystem((tx) => tx.select({ name: users.name }).from(users)))
    expect(names).toEqual([{ name: 'Ada' }])
    await db.close()
  })

  test('a second process attaches to the running server, and the last one out ends it', async () => {
    const first = await open()
    const pid = serverPid()
    const second = await open()
    expect(serverPid()).toBe(pid)
    await second.close()
    expect(await first.ping()).toBe(true)
    await first.close()
    expect(existsSync(pidFile)).toBe(false)
  })

  test('a schema written by a newer version is refused with a sentence and left as it is', async () => {
    const db = await open()
    await db.asSystem(async (tx) => {
      await tx.execute(sql`reset role`)
      await tx.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('from-the-future', 99999999999999)`,
      )
    })
    await db.close()
    await expect(open()).rejects.toThrow('written by a newer version')
  })

  test('a folder of another PostgreSQL is refused with a sentence', async () => {
    writeFileSync(join(dataDir, 'postgres', 'data', 'PG_VERSION'), '99\n')
    await expect(open()).rejects.toThrow('written by a newer version of this product (PostgreSQL 99')
  })
})

async function untilAnswered<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask()
    } catch (error) {
      if (tries > 60) throw error
      await sleep(250)
    }
  }
}
