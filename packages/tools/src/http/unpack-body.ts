import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate, inflateRaw } from 'node:zlib'
import { Refused } from '@app/toolkit'

export const ACCEPT_ENCODING = 'gzip, deflate, br'

type Unpack = (packed: Uint8Array, limit: { maxOutputLength: number }) => Promise<Uint8Array>

const gzip: Unpack = promisify(gunzip)
const zlib: Unpack = promisify(inflate)
const raw: Unpack = promisify(inflateRaw)

const UNPACK = new Map<string, Unpack>([
  ['identity', async (packed) => packed],
  ['gzip', gzip],
  ['x-gzip', gzip],
  ['br', promisify(brotliDecompress)],
  // Some servers leave out the wrapper the standard asks for; its first byte tells.
  ['deflate', (packed, limit) => (((packed[0] ?? 0) & 0x0f) === 8 ? zlib(packed, limit) : raw(packed, limit))],
])

/** Unpacks in the order of the header, last first. A bomb stops at the cap: zlib throws ERR_BUFFER_TOO_LARGE there. */
export async function unpackBody(packed: Uint8Array, encoding: string | undefined, maxBytes: number) {
  if (!encoding || packed.length === 0) return packed
  const layers = encoding.toLowerCase().split(',').reverse()
  if (layers.length > 2) throw unreadable(encoding)
  let bytes = packed
  for (const layer of layers) {
    const unpack = UNPACK.get(layer.trim())
    if (!unpack) throw unreadable(encoding)
    bytes = await unpack(bytes, { maxOutputLength: maxBytes })
  }
  return bytes
}

const unreadable = (encoding: string) =>
  new Refused(
    `The site packed its answer as "${encoding.slice(0, 40)}", which cannot be read. Try another address of it.`,
  )
