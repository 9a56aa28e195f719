import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@app/db/testing'
import { afterAll, expect, test } from 'vitest'
import { end, endAll, isBuilt, launch, MAIN, read, untilReady } from './product.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'crash-data-'))
afterAll(async () => {
  await endAll()
  await rm(dataDir, { recursive: true, force: true })
})

async function start(port: number) {
  const child = launch({ PORT: String(port), DATA_DIR: dataDir })
  await untilReady(port)
  return child
}

test.skipIf(!isBuilt)(
  'what was accepted survives a kill -9 of server and database, and the next start finds it',
  async () => {
    const port = await freePort()
    const server = await start(port)
    const accepted = await fetch(`http://127.0.0.1:${port}/api/agents`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Survivor' }),
    })
    expect(accepted.status).toBe(200)
    const database = Number(readFileSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n')[0])
    const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(database)], { encoding: 'utf8' })
      .trim()
      .split(/\s+/)
    for (const pid of [server.pid ?? 0, database, ...children.map(Number)]) process.kill(pid, 'SIGKILL')
    const again = await freePort()
    const next = await start(again)
    expect(await read(again, '/api/agents')).toMatchObject([{ name: 'Survivor' }])
    await end(next)
  },
  120_000,
)

test.skipIf(!isBuilt)('a wrong configuration prints every mistake with its remedy, and exits non-zero', async () => {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, PORT: 'abc', HOST: '0.0.0.0', MASTER_KEYS: 'x' },
  })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  const code = await new Promise((resolve) => child.on('exit', resolve))
  expect(code).toBe(1)
  expect(said).toMatch(/PORT is "abc".*\n.*MASTER_KEYS must be.*\n.*HOST is 0\.0\.0\.0.*AUTH_MODE=accounts/)
  expect(said).not.toContain('    at ')
})
