import { Refused } from '@app/toolkit'

export interface Entry {
  name: string
  /** As the archive's own list says: to be checked, not to be believed. */
  size: number
  packed: number
  method: number
  flags: number
  /** Of the file system it was made on; symbolic links show here. */
  mode: number
  offset: number
}

const BROKEN = 'The file is damaged: its list of parts cannot be read. Save it again in the program it comes from.'
const END = 0x06054b50
const LISTED = 0x02014b50

/** The entries of an archive by its central list, without unpacking anything. */
export function listEntries(bytes: Uint8Array): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  const count = view.getUint16(end + 10, true)
  const start = view.getUint32(end + 16, true)
  // 0xffff and 0xffffffff point to a longer list of the 64-bit form, which no document needs.
  if (count === 0xffff || start === 0xffffffff || view.getUint16(end + 4, true) !== 0) throw new Refused(BROKEN)
  const entries: Entry[] = []
  let at = start
  for (let index = 0; index < count; index++) {
    const entry = readEntry(view, bytes, at, end)
    entries.push(entry)
    at = entry.next
  }
  return entries
}

function findEnd(view: DataView): number {
  // The end may be followed by a comment of up to 64 kB.
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 65_557); at--) {
    if (view.getUint32(at, true) === END) return at
  }
  throw new Refused(BROKEN)
}

function readEntry(view: DataView, bytes: Uint8Array, at: number, end: number): Entry & { next: number } {
  if (at + 46 > end || view.getUint32(at, true) !== LISTED) throw new Refused(BROKEN)
  const length = view.getUint16(at + 28, true)
  const next = at + 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  if (next > end) throw new Refused(BROKEN)
  return {
    name: Buffer.from(bytes.subarray(at + 46, at + 46 + length)).toString('utf8'),
    flags: view.getUint16(at + 8, true),
    method: view.getUint16(at + 10, true),
    packed: view.getUint32(at + 20, true),
    size: view.getUint32(at + 24, true),
    mode: view.getUint32(at + 38, true) >>> 16,
    offset: view.getUint32(at + 42, true),
    next,
  }
}
