import { TextDecoder } from 'node:util'

/** Bytes as text, by the character set the site names; UTF-8 where it names none or one nobody knows. */
export function decodeText(bytes: Uint8Array, contentType = ''): string {
  const [, named] = contentType.match(/charset\s*=\s*"?([\w:.-]+)/i) ?? []
  return decoderFor(named).decode(bytes)
}

function decoderFor(charset: string | undefined): TextDecoder {
  try {
    return new TextDecoder(charset)
  } catch {
    return new TextDecoder()
  }
}
