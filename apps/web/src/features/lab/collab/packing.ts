/** Bytes as they travel in JSON. */
export function pack(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

export const unpack = (packed: string): Uint8Array => Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0))

/** As they travel in an address. */
export const packForAddress = (bytes: Uint8Array): string =>
  pack(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
