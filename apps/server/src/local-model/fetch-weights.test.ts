import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Refused, Unavailable } from '@app/toolkit'
import { guardedStream } from '@app/tools'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fetchWeights, partOf } from './fetch-weights.ts'
import type { KnownModel } from './known-models.ts'
import { openPlace } from './place-testing.ts'

const WEIGHTS = Buffer.from(Array.from({ length: 100_000 }, (_, at) => (at * 31) % 251))

async function weights(allowed = true) {
  const { place, host, model, close } = await openPlace(WEIGHTS)
  const folder = mkdtempSync(join(tmpdir(), 'test-weights-'))
  const web = guardedStream({ allow: allowed ? [host] : [] })
  onTestFinished(async () => {
    await web.close()
    close()
    rmSync(folder, { recursive: true })
  })
  const path = join(folder, 'tiny.gguf')
  const nothing = () => undefined
  const get = (signal = AbortSignal.timeout(10_000), of: KnownModel = model) =>
    fetchWeights({ web, model: of, path, signal, restMs: 1, onSize: nothing, onCheck: nothing })
  /** Some of it, and then no more. */
  const getSome = async () => {
    const stop = new AbortController()
    place.pauseMs = 20
    const outcome = expect(get(stop.signal)).rejects.toThrow('enough')
    await vi.waitFor(() => expect(readFileSync(partOf(path)).length).toBeGreaterThan(0), { interval: 5 })
    stop.abort(new Error('enough'))
    await outcome
    place.pauseMs = 0
  }
  return { place, model, path, get, getSome }
}

test('the file comes whole, by the way the place shows', async () => {
  const { path, get } = await weights()
  await get()
  expect(readFileSync(path).equals(WEIGHTS)).toBe(true)
  expect(existsSync(partOf(path))).toBe(false)
})

test('a place that has been renamed is followed', async () => {
  const { place, path, get } = await weights()
  place.moved = true
  await get()
  expect(readFileSync(path).equals(WEIGHTS)).toBe(true)
})

test('a connection that breaks again and again goes on where it was, as long as something comes', async () => {
  const { place, path, get } = await weights()
  place.breaksAfter = 12_288
  await get()
  expect(readFileSync(path).equals(WEIGHTS)).toBe(true)
  expect(place.asked.length).toBeGreaterThan(6)
  expect(place.asked.at(-1)?.range).not.toBe('bytes=0-')
})

test('what was stopped is kept, and the next fetch asks only for the rest', async () => {
  const { place, path, get, getSome } = await weights()
  await getSome()
  const kept = readFileSync(partOf(path)).length
  await get()
  expect(place.asked.at(-1)?.range).toBe(`bytes=${kept}-`)
  expect(readFileSync(path).equals(WEIGHTS)).toBe(true)
})

test('a place that knows no parts sends it all again, and it is whole all the same', async () => {
  const { place, path, get, getSome } = await weights()
  await getSome()
  place.knowsParts = false
  await get()
  expect(readFileSync(path).equals(WEIGHTS)).toBe(true)
})

test.each([
  ['a wrong file', { sends: Buffer.from(WEIGHTS).fill(0, 500, 600) }, 'not the file it should be'],
  ['more than it should be', { sends: Buffer.concat([WEIGHTS, WEIGHTS]) }, 'More came than the file is long'],
  ['one that is gone', { status: 404 }, 'does not offer Tiny any more (404)'],
])('%s is said in words, and never taken for the model', async (_what, wrong, words) => {
  const { place, path, get } = await weights()
  Object.assign(place, wrong)
  await expect(get()).rejects.toThrow(words)
  expect(existsSync(path)).toBe(false)
})

test('a wrong file is removed, so that the next try begins anew', async () => {
  const { place, path, get } = await weights()
  place.sends = Buffer.from(WEIGHTS).fill(0, 500, 600)
  await expect(get()).rejects.toThrow(Refused)
  expect(existsSync(partOf(path))).toBe(false)
  place.sends = WEIGHTS
  await get()
  expect(readFileSync(path).equals(WEIGHTS)).toBe(true)
})

test('a place that brings nothing is given up after some tries', async () => {
  const { place, get } = await weights()
  place.breaksAfter = 0
  await expect(get()).rejects.toThrow(Unavailable)
  expect(place.asked).toHaveLength(4)
})

test('where the checksum is known beforehand, another file is not even begun', async () => {
  const { place, model, get } = await weights()
  await expect(get(undefined, { ...model, sha256: 'a'.repeat(64) })).rejects.toThrow('offers another file')
  expect(place.asked).toEqual([])
})

test('it goes the guarded way: a private address that nobody allowed is not asked', async () => {
  const { place, get } = await weights(false)
  await expect(get()).rejects.toThrow(Refused)
  expect(place.asked).toEqual([])
})
