import { createReadStream } from 'node:fs'
import { appendFile, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Fault, type Unpacked } from '@app/core'
import { Unzip, UnzipInflate } from 'fflate'

/** S-70: how much an upload may hold, packed and unpacked. */
export const ZIP_LIMITS = {
  packedBytes: 512 * 2 ** 20,
  unpackedBytes: 2 ** 30,
  textBytes: 128 * 2 ** 20,
  entries: 50_000,
  ratio: 100,
}
export type ZipLimits = typeof ZIP_LIMITS
/** A zip ends with a record of what it holds. One that was cut off between two files has none. */
const END_OF_ZIP = Buffer.from('PK\x05\x06', 'latin1')
const LAST_BYTES = 2 ** 16
/** Below this a high ratio harms nobody. */
const HARMLESS_BYTES = 2 ** 20
const NAME = /^(?:[a-z-]+\.json|files\/[\w-]{1,64}\/[^/\\]{1,300})$/

interface Entry {
  name: string
  pieces: Uint8Array[]
  file?: { path: string }
}

/** Unpacks an upload as it comes: texts to memory, files to a folder of their own that is gone when `work` is done. */
export async function withUnzipped<Result>(
  upload: AsyncIterable<Uint8Array>,
  work: (unpacked: Unpacked) => Promise<Result>,
  limits: ZipLimits = ZIP_LIMITS,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'import-'))
  try {
    const entries = await unzip(upload, folder, limits)
    const texts = [...entries].flatMap(([name, { file, pieces }]) =>
      file ? [] : [[name, Buffer.concat(pieces).toString('utf8')] as const],
    )
    return await work({ texts: new Map(texts), open: (name) => openFile(entries.get(name)) })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function unzip(
  upload: AsyncIterable<Uint8Array>,
  folder: string,
  limits: ZipLimits,
): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  const sizes = { packed: 0, unpacked: 0, text: 0 }
  let problem: Fault | undefined
  const touched = new Set<Entry>()
  let unfinished = 0
  let tail = Buffer.alloc(0)
  const unzipper = new Unzip((stream) => {
    const { name } = stream
    if (!NAME.test(name) || name.includes('..') || entries.has(name) || entries.size >= limits.entries) {
      problem ??= foreign()
      return
    }
    const entry: Entry = { name, pieces: [] }
    if (name.startsWith('files/')) entry.file = { path: join(folder, String(entries.size)) }
    entries.set(name, entry)
    unfinished += 1
    stream.ondata = (error, piece, final) => {
      if (error) problem ??= damaged()
      if (problem) return
      sizes.unpacked += piece.length
      if (!entry.file) sizes.text += piece.length
      problem ??= tooMuch(sizes, limits)
      if (!problem) entry.pieces.push(piece)
      if (entry.file) touched.add(entry)
      if (final) unfinished -= 1
    }
    stream.start()
  })
  unzipper.register(UnzipInflate)
  for await (const piece of upload) {
    sizes.packed += piece.length
    problem ??= tooMuch(sizes, limits)
    if (problem) throw problem
    // Small bites: what one bite unpacks to has to be in memory at once.
    for (let at = 0; at < piece.length; at += 16_384) push(unzipper, piece.subarray(at, at + 16_384))
    if (problem) throw problem
    tail = Buffer.concat([tail, piece]).subarray(-LAST_BYTES)
    await spill(touched)
    touched.clear()
  }
  push(unzipper, new Uint8Array(), true)
  if (problem) throw problem
  if (entries.size === 0) throw foreign()
  if (unfinished > 0 || !tail.includes(END_OF_ZIP)) throw damaged()
  await spill(touched)
  return entries
}

function push(unzipper: Unzip, piece: Uint8Array, final = false): void {
  try {
    unzipper.push(piece, final)
  } catch {
    throw damaged()
  }
}

/** Puts what has come of files onto the disk. */
async function spill(entries: Iterable<Entry>): Promise<void> {
  for (const { file, pieces } of entries) {
    if (file) for (const piece of pieces.splice(0)) await appendFile(file.path, piece)
  }
}

async function openFile(entry: Entry | undefined) {
  if (!entry?.file) return undefined
  const handle = await open(entry.file.path)
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, 0)
  await handle.close()
  return { start: buffer.subarray(0, bytesRead), bytes: createReadStream(entry.file.path) }
}

function tooMuch({ packed, unpacked, text }: { packed: number; unpacked: number; text: number }, limits: ZipLimits) {
  const tooLarge = packed > limits.packedBytes || unpacked > limits.unpackedBytes || text > limits.textBytes
  const bomb = unpacked > HARMLESS_BYTES && unpacked > packed * limits.ratio
  if (!tooLarge && !bomb) return undefined
  return new Fault('too-large', tooLargeWords(limits))
}

export function tooLargeWords({ packedBytes, unpackedBytes } = ZIP_LIMITS): string {
  const [packed, unpacked] = [packedBytes, unpackedBytes].map((bytes) => Math.round(bytes / 2 ** 20))
  return `The export is too large: it may hold ${packed} MB, and ${unpacked} MB unpacked. Nothing was imported.`
}

const foreign = () =>
  new Fault(
    'invalid',
    'This is not an export of an account. Choose the zip that Export Data gave you. Nothing was imported.',
  )
const damaged = () =>
  new Fault('invalid', 'The zip is damaged or not complete. Nothing was imported. Export again and try with that.')
