import { pageOfText } from '../layout/page-of-text.ts'
import type { Contents } from './contents.ts'
import { decodeBytes } from './decode-bytes.ts'

export function readText(bytes: Uint8Array): Contents {
  const { text: raw, encoding } = decodeBytes(bytes)
  const text = raw.replace(/^\ufeff/, '')
  return { pages: [pageOfText(text)], text, meta: { encoding } }
}
