import * as Y from 'yjs'

/** What a reader says they have; undefined where that cannot be read, and then they are sent everything. */
export function readVector(packed: string | undefined): Uint8Array | undefined {
  if (!packed) return undefined
  const bytes = new Uint8Array(Buffer.from(packed, 'base64url'))
  try {
    Y.decodeStateVector(bytes)
    return bytes
  } catch {
    return undefined
  }
}
