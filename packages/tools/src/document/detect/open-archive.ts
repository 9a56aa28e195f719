import { inflateRawSync } from 'node:zlib'
import { Refused } from '@app/toolkit'
import { ARCHIVE } from '../limits.ts'
import { type Entry, listEntries } from './list-entries.ts'

const UNSAFE = 'The file is built in a way that is only used for attacks. Ask whoever sent it for a clean copy.'
const TOO_MUCH = 'Unpacked, the file is larger than anything that can be read. Give a smaller document.'

/** S-70: the parts of an Office document, unpacked only after every one of them was judged. Nothing inside is an archive to us. */
export function openArchive(bytes: Uint8Array, wanted: (name: string) => boolean): Map<string, Uint8Array> {
  const entries = listEntries(bytes)
  judgeEntries(entries, bytes.length)
  const parts = new Map<string, Uint8Array>()
  for (const entry of entries) {
    if (wanted(entry.name)) parts.set(entry.name, unpack(bytes, entry))
  }
  return parts
}

function judgeEntries(entries: readonly Entry[], length: number): void {
  if (entries.length > ARCHIVE.entries) throw new Refused(TOO_MUCH)
  for (const entry of entries) judgeEntry(entry)
  const total = entries.reduce((sum, { size }) => sum + size, 0)
  if (total > ARCHIVE.bytes || total > length * ARCHIVE.ratio) throw new Refused(TOO_MUCH)
  const byPlace = [...entries].sort((a, b) => a.offset - b.offset)
  // Overlapping parts let a few kilobytes claim to be terabytes.
  const overlaps = byPlace.some(
    (entry, index) => entry.offset + 30 + entry.packed > (byPlace[index + 1]?.offset ?? length),
  )
  if (overlaps) throw new Refused(UNSAFE)
}

function judgeEntry({ name, flags, method, mode, size, packed }: Entry): void {
  const unsafeName = /(?:^|[\\/])\.\.(?:[\\/]|$)|^[\\/]|^[a-z]:|[\0\\]/i.test(name)
  if (unsafeName || (mode & 0xf000) === 0xa000) throw new Refused(UNSAFE)
  if (flags & 1) throw new Refused('The file is protected by a password. Save it without one.')
  if (method !== 0 && method !== 8) throw new Refused(UNSAFE)
  if (method === 0 && size !== packed) throw new Refused(UNSAFE)
}

function unpack(bytes: Uint8Array, entry: Entry): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const { offset, packed, size, name } = entry
  if (offset + 30 > bytes.length || view.getUint32(offset, true) !== 0x04034b50) throw new Refused(UNSAFE)
  const length = view.getUint16(offset + 26, true)
  const start = offset + 30 + length + view.getUint16(offset + 28, true)
  // The list and the part itself have to name the same thing, or two readers would see two documents.
  const named = Buffer.from(bytes.subarray(offset + 30, offset + 30 + length)).toString('utf8')
  if (named !== name || view.getUint16(offset + 8, true) !== entry.method) throw new Refused(UNSAFE)
  const part = bytes.subarray(start, start + packed)
  return entry.method === 0 ? part : inflate(part, size)
}

function inflate(part: Uint8Array, size: number): Uint8Array {
  try {
    const whole = inflateRawSync(part, { maxOutputLength: Math.max(1, size) })
    if (whole.length === size) return whole
  } catch {
    // Falls through: too long and broken are told alike.
  }
  throw new Refused('The file is damaged, or lies about its size. Save it again in the program it comes from.')
}
