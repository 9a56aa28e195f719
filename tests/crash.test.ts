import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@app/db/testing'
import { DEFAULT_SETTINGS } from '@app/spec'
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

const RUNS = 40
const KILLS = 2

const read = async (port: number, path: string): Promise<unknown> =>
  (await fetch(`http://127.0.0.1:${port}${path}`)).json()

/** Ends a server as a person would, and waits until it is gone. */
const end = (server: ChildProcess) =>
  new Promise((resolve) => {
    server.on('exit', resolve)
    server.kill('SIGTERM')
  })

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
    const next = await start(again)
    expect(await read(again, '/api/agents')).toMatchObject([{ name: 'Survivor' }])
    await end(next)
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

test.skipIf(!existsSync(MAIN))(
  'kill -9 in the middle of runs: none is lost, only what was in flight is sent again and under its old key, and the count equals the journal',
  async () => {
    const effects = new Map<string, number>()
    const target = createHttpServer((request, response) => {
      const key = String(request.headers['idempotency-key'])
      request.resume()
      // Answers late, so that a kill lands in the middle of something; done once a key, as a good service does it.
      setTimeout(() => {
        effects.set(key, (effects.get(key) ?? 0) + 1)
        response.writeHead(201).end('{}')
      }, 15)
    })
    await new Promise<void>((resolve) => target.listen(0, '127.0.0.1', resolve))
    const host = `127.0.0.1:${(target.address() as AddressInfo).port}`
    const step = { do: 'http.send', with: { method: 'POST', url: `http://${host}/`, body: '{}' } }
    const body = JSON.stringify({ name: 'Five steps', recipe: { version: 1, steps: [step, step, step, step, step] } })
    try {
      let port = await freePort()
      let server = await start(port, { EGRESS_ALLOW: host })
      const headers = { 'content-type': 'application/json' }
      for (let i = 0; i < RUNS; i += 1)
        await fetch(`http://127.0.0.1:${port}/api/tasks`, { method: 'POST', headers, body })
      for (let kills = 0; kills < KILLS; kills += 1) {
        await sleep(250)
        server.kill('SIGKILL')
        port = await freePort()
        server = await start(port, { EGRESS_ALLOW: host })
      }
      const tasks = await untilCompleted(port)
      expect(tasks.filter((task) => task.status === 'completed' && task.actionsUsed === 5)).toHaveLength(RUNS)
      expect(effects.size).toBe(RUNS * 5)
      // A write whose answer was lost with the process is sent again, under the same key; nothing recorded ever is.
      const again = [...effects.values()].reduce((sum, times) => sum + times - 1, 0)
      console.log(`${again} of ${RUNS * 5} writes were sent twice`)
      expect(again).toBeLessThanOrEqual(KILLS * DEFAULT_SETTINGS.maxConcurrentBots)
      expect(await read(port, '/api/analytics/user')).toMatchObject({ actionsUsedThisMonth: RUNS * 5 })
    } finally {
      target.close()
    }
  },
  120_000,
)

async function untilCompleted(port: number): Promise<{ status: string; actionsUsed: number }[]> {
  for (let tries = 0; ; tries += 1) {
    const tasks = (await read(port, '/api/tasks')) as { status: string; actionsUsed: number }[]
    const under = tasks.some((task) => task.status !== 'completed')
    if (!under || tries > 600) return tasks
    await sleep(100)
  }
}
