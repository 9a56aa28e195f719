import { TextDecoder } from 'node:util'

/** Bytes as text: by their mark, by the zeros of UTF-16, as UTF-8 where that fits, else as Windows wrote it. */
export function decodeBytes(bytes: Uint8Array): { text: string; encoding: string } {
  const encoding = encodingOf(bytes)
  return { text: new TextDecoder(encoding).decode(bytes), encoding }
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  const sample = bytes.subarray(0, 4_096)
  const zeros = [0, 0]
  sample.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  })
  if ((zeros[1] ?? 0) > sample.length * 0.3) return 'utf-16le'
  if ((zeros[0] ?? 0) > sample.length * 0.3) return 'utf-16be'
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
