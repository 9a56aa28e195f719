import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout as rest } from 'node:timers/promises'
import { Refused, Unavailable } from '@app/toolkit'
import type { GuardedStream } from '@app/tools'
import { askPlace } from './ask-place.ts'
import { fetchRest, sizeOf } from './fetch-rest.ts'
import type { KnownModel } from './known-models.ts'

export interface WeightsWork {
  web: GuardedStream
  model: KnownModel
  /** Where the whole file ends up; what has come so far lies beside it. */
  path: string
  signal: AbortSignal
  /** How long to wait before a broken connection is tried again. */
  restMs: number
  onSize(bytes: number): void
  onCheck(): void
}

export const partOf = (path: string) => `${path}.part`
/** Tries in a row that brought nothing. */
const FRUITLESS = 4

/** The file, whole and checked. What breaks off goes on where it was. */
export async function fetchWeights(work: WeightsWork): Promise<void> {
  const { web, model, path, signal, onSize, onCheck } = work
  await mkdir(dirname(path), { recursive: true })
  const { bytes, sha256 } = await withPatience(work, async () => {
    // Asked before each try: the address of the bytes expires.
    const place = await askPlace(web, model, signal)
    onSize(place.bytes)
    await fetchRest(web, place, partOf(path), signal)
    if ((await sizeOf(partOf(path))) < place.bytes) throw new Unavailable('The connection broke off.')
    return place
  })
  onCheck()
  if ((await sizeOf(partOf(path))) !== bytes || (await sha256Of(partOf(path), signal)) !== sha256) {
    await rm(partOf(path))
    throw new Refused('What came is not the file it should be, so it was removed. Try again.')
  }
  await rename(partOf(path), path)
}

async function withPatience<T>({ path, signal, restMs }: WeightsWork, attempt: () => Promise<T>): Promise<T> {
  let [fruitless, before] = [0, await sizeOf(partOf(path))]
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error
      const now = await sizeOf(partOf(path))
      fruitless = now > before ? 0 : fruitless + 1
      before = now
      if (fruitless >= FRUITLESS) throw error
      await rest(restMs * 2 ** fruitless, undefined, { signal })
    }
  }
}

async function sha256Of(path: string, signal: AbortSignal): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path, { highWaterMark: 1 << 20 }), hash, { signal })
  return hash.digest('hex')
}
