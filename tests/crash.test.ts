import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'

const MAIN = join(import.meta.dirname, '..', 'apps', 'server', 'dist', 'main.js')
const dataDir = mkdtempSync(join(tmpdir(), 'crash-data-'))
const started: ChildProcess[] = []
afterAll(async () => {
  for (const child of started) child.kill('SIGTERM')
  await sleep(1_500)
  await rm(dataDir, { recursive: true, force: true })
})

/** The built product as a process of its own, as a user would start it. */
async function start(port: number, env: Record<string, string> = {}): Promise<ChildProcess> {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...env },
    stdio: 'ignore',
  })
  started.push(child)
  for (let tries = 0; tries < 300; tries += 1) {
    const ready = await fetch(`http://127.0.0.1:${port}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) return child
    await sleep(100)
  }
  throw new Error('The product did not become ready.')
}

const agentsOf = async (port: number) => (await fetch(`http://127.0.0.1:${port}/api/agents`)).json()

test.skipIf(!existsSync(MAIN))(
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
    await start(again)
    expect(await agentsOf(again)).toMatchObject([{ name: 'Survivor' }])
  },
)

test.skipIf(!existsSync(MAIN))(
  'a wrong configuration prints every mistake with its remedy, and exits non-zero',
  async () => {
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
  },
)

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
