import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { type Stored, StoreError } from './port.ts'

/** S-70: more than any report, small enough that a runaway download ends. */
const MAX_BYTES = 100_000_000

/** Writes a file and counts while writing; the file is on the disk, not only on its way there, when this returns. */
export async function writeMeasured(path: string, source: Uint8Array | Readable, most = MAX_BYTES): Promise<Stored> {
  const hash = createHash('sha256')
  let bytes = 0
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of source instanceof Uint8Array ? [source] : source) {
      bytes += chunk.length
      if (bytes > most) throw tooLarge(most)
      hash.update(chunk)
      await file.appendFile(chunk)
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return { bytes, sha256: hash.digest('hex') }
}

/** A renamed file survives a power cut once its folder is on the disk too. Windows opens no folders and needs none of it. */
export async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => undefined)
  try {
    await folder?.sync()
  } finally {
    await folder?.close()
  }
}

const tooLarge = (most: number) =>
  new StoreError(
    `This file is larger than ${Math.floor(most / 1_000_000)} MB, which is the most that is kept. Fetch a smaller part of it.`,
  )
