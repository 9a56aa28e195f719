import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LocalModel } from '@app/contract'
import { guardedStream } from '@app/tools'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startTestApp, testModels } from '../testing.ts'
import type { KnownModel } from './known-models.ts'
import { localModel } from './local-model.ts'
import { openPlace } from './place-testing.ts'

const WEIGHTS = Buffer.alloc(200_000, 'weights')
const MACHINE = { totalMemory: 1e10, freeMemory: 1e10, freeDisk: 1e12, cores: 4 }

/** A machine, a place with weights, and the product's part between them; `start` again is the same folder in a new process. */
async function machine({ memory = 1e10 } = {}) {
  const { place, host, model, close } = await openPlace(WEIGHTS)
  const folder = join(mkdtempSync(join(tmpdir(), 'test-local-')), 'local-model')
  const start = (known: KnownModel[] = [model]) => {
    const local = localModel({
      folder,
      known,
      web: guardedStream({ allow: [host] }),
      measure: async () => ({ ...MACHINE, totalMemory: memory }),
      install: async () => undefined,
      restMs: 1,
      onBug: (error) => {
        throw error
      },
    })
    onTestFinished(() => local.close())
    return local
  }
  onTestFinished(() => {
    close()
    rmSync(join(folder, '..'), { recursive: true })
  })
  return { place, folder, start, local: start() }
}

const comesTo = (local: ReturnType<typeof localModel>, stage: LocalModel['stage']) =>
  vi.waitFor(async () => expect((await local.read()).stage).toBe(stage), { timeout: 5_000, interval: 10 })

test('before anything is fetched, one model is named with size, licence and memory, and there is nothing to ask', async () => {
  const { local } = await machine()
  expect(await local.read()).toMatchObject({
    stage: 'none',
    model: { name: 'Tiny', licence: 'Apache-2.0', bytes: WEIGHTS.length, memoryBytes: 1_000_000 },
    received: 0,
  })
  expect(local.place()).toBeUndefined()
})

test('one press fetches it, with progress; paused it keeps what came, and goes on from there', async () => {
  const { place, folder, local } = await machine()
  place.pauseMs = 5
  await local.fetch()
  await vi.waitFor(async () => expect((await local.read()).received).toBeGreaterThan(0))
  await local.pause()
  const { stage, received } = await local.read()
  expect(stage).toBe('paused')
  expect(received).toBeLessThan(WEIGHTS.length)
  expect(local.place()).toBeUndefined()
  place.pauseMs = 0
  await local.fetch()
  await comesTo(local, 'ready')
  expect(place.asked.at(-1)?.range).toBe(`bytes=${received}-`)
  expect(readFileSync(join(folder, 'weights', 'tiny.gguf')).equals(WEIGHTS)).toBe(true)
  expect(local.place()).toMatchObject({ model: 'Tiny' })
})

test('what is under way when the product ends goes on at its next start; what was paused stays paused', async () => {
  const { place, start, local } = await machine()
  place.pauseMs = 5
  await local.fetch()
  await vi.waitFor(async () => expect((await local.read()).received).toBeGreaterThan(0))
  await local.close()
  place.pauseMs = 0
  const next = start()
  next.goOn()
  await comesTo(next, 'ready')
  expect(place.asked.at(-1)?.range).not.toBe('bytes=0-')

  const other = await machine()
  other.place.pauseMs = 5
  await other.local.fetch()
  await other.local.pause()
  const later = other.start()
  later.goOn()
  expect((await later.read()).stage).toBe('paused')
})

test('what went wrong is said, and a further press tries again', async () => {
  const { place, local } = await machine()
  place.sends = Buffer.alloc(WEIGHTS.length, 'other')
  await local.fetch()
  await comesTo(local, 'failed')
  expect(await local.read()).toMatchObject({
    problem: expect.stringContaining('not the file it should be'),
    received: 0,
  })
  place.sends = WEIGHTS
  await local.fetch()
  await comesTo(local, 'ready')
  expect((await local.read()).problem).toBeNull()
})

test('removed, nothing of it is left', async () => {
  const { folder, local } = await machine()
  await local.fetch()
  await comesTo(local, 'ready')
  await local.remove()
  expect(readdirSync(join(folder, '..'))).toEqual([])
  expect((await local.read()).stage).toBe('none')
})

test('a machine that is too small is told what the smallest needs', async () => {
  const { local } = await machine({ memory: 1_000 })
  expect(await local.read()).toMatchObject({ model: null, least: { bytes: WEIGHTS.length, memoryBytes: 1_000_000 } })
  await expect(local.fetch()).rejects.toThrow('too little free memory or disk')
})

test('only an administrator fetches, pauses or removes it; everybody sees that it is there', async () => {
  const { local } = await machine()
  const { signUp } = await startTestApp({ authMode: 'accounts', models: testModels({ local }) })
  const [admin, bob] = [await signUp('ada@example.com'), await signUp('bob@example.com')]
  for (const [method, path] of [
    ['POST', '/api/local-model'],
    ['POST', '/api/local-model/pause'],
    ['DELETE', '/api/local-model'],
  ] as const)
    expect((await bob.ask(method, path)).status).toBe(403)
  expect((await admin.ask('POST', '/api/local-model')).status).toBe(200)
  await comesTo(local, 'ready')
  const read = async (person: typeof bob) => (await person.ask('GET', '/api/local-model')).json
  expect(await read(bob)).toMatchObject({ stage: 'ready', mayChange: false })
  expect(await read(admin)).toMatchObject({ stage: 'ready', mayChange: true })
})
