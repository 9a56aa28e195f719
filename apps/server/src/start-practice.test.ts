import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEFAULT_POLICY } from '@app/contract'
import { bareStep } from '@app/toolkit/testing'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { startPractice } from './start-practice.ts'
import { NO_SERVICES } from './testing.ts'
import { assembleTools } from './worker/assemble-tools.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'practice-'))
afterAll(() => rm(dataDir, { recursive: true }))
const demo = { authMode: 'demo', practicePort: undefined, dataDir } as const

async function start(config: Parameters<typeof startPractice>[0]) {
  const practice = await startPractice(config)
  onTestFinished(async () => void (await practice?.close()))
  return practice
}

/** Something else on this machine. */
async function occupy(port: number): Promise<number> {
  const server = createServer((socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}'))
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  return (server.address() as { port: number }).port
}

test('in demo mode the shop is open, for this machine only, at the same address after a restart', async () => {
  const first = await start(demo)
  expect(await (await fetch(`${first?.url}/api/products/PAP-001`)).json()).toMatchObject({ stock: 320 })
  await first?.close()
  expect((await start(demo))?.url).toBe(first?.url)
  expect(first?.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
})

test('with accounts it is open only where it is asked for, and off means off', async () => {
  expect(await start({ ...demo, authMode: 'accounts' })).toBeUndefined()
  expect(await start({ ...demo, practicePort: 'off' })).toBeUndefined()
  const { url } = (await start(demo)) ?? { url: '' }
  const port = Number(new URL(url).port)
  expect((await start({ ...demo, authMode: 'accounts', practicePort: port }))?.url).toBe(url)
})

test('a second process uses the shop of the first', async () => {
  const [first, second] = [await start(demo), await start(demo)]
  expect(second?.host).toBe(first?.host)
  await second?.close()
  expect((await fetch(`${first?.url}/`)).status).toBe(200)
})

test('a remembered port that somebody else has meanwhile is given up; one that was set is a mistake to mend', async () => {
  const first = await start(demo)
  await first?.close()
  const port = await occupy(Number(new URL(first?.url ?? '').port))
  expect((await start(demo))?.url).not.toBe(first?.url)
  await expect(start({ ...demo, practicePort: port })).rejects.toThrow(/another program has port \d+\b.*PRACTICE_PORT/)
})

test('S-20 agents reach the shop through the guard, and nothing else on this machine', async () => {
  const practice = await start(demo)
  const browser = { path: undefined, cdpUrl: undefined }
  const noParts = { db: undefined as never, masterKeys: [] }
  const { toolsFor, close } = assembleTools({ ...NO_SERVICES, egressAllow: [practice?.host ?? ''], browser }, noParts)
  const tools = await toolsFor({ userId: 'ada', policy: DEFAULT_POLICY, recipe: null })
  const get = tools.get('http.get')
  const step = bareStep()
  expect(await get?.run({ url: `${practice?.url}/api/customers/C-01` }, step)).toMatchObject({
    status: 200,
    json: { name: 'Ada Verwey' },
  })
  const other = await occupy(0)
  await expect(get?.run({ url: `http://127.0.0.1:${other}/` }, step)).rejects.toThrow(/private or reserved/)
  await close()
})
