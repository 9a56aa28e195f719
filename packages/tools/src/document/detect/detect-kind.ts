import { Refused } from '@app/toolkit'
import { type Kind, LIMITS } from '../limits.ts'
import { listEntries } from './list-entries.ts'

const starts = (bytes: Uint8Array, ...signs: number[]): boolean => signs.every((sign, index) => bytes[index] === sign)
const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1')

/** What a file is by its own first bytes, whatever its name says. */
export function detectKind(bytes: Uint8Array, name: string, type: string): Kind {
  if (bytes.length === 0)
    throw new Refused('The file is empty. Upload it again, or ask whoever made it for another copy.')
  if (ascii(bytes, 0, 5) === '%PDF-') return 'pdf'
  if (starts(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png'
  if (starts(bytes, 0xff, 0xd8, 0xff)) return 'jpeg'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp'
  if (starts(bytes, 0x50, 0x4b)) return kindOfArchive(bytes)
  if (starts(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new Refused(OLD_OFFICE)
  if (isBinary(bytes)) throw new Refused(`This kind of file cannot be read. What can be read: ${readable()}.`)
  return kindOfText(bytes, name, type)
}

const OLD_OFFICE =
  'The file is in the old Office format, or protected by a password. Open it and save it as .docx or .xlsx without one.'

const readable = (): string =>
  Object.values(LIMITS)
    .map(({ extensions }) => `.${extensions[0]}`)
    .join(', ')

function kindOfArchive(bytes: Uint8Array): Kind {
  const names = listEntries(bytes).map(({ name }) => name)
  if (names.includes('word/document.xml')) return 'docx'
  if (names.includes('xl/workbook.xml')) return 'xlsx'
  throw new Refused('The file is an archive. Unpack it and give the documents inside one by one.')
}

/** Text has no zero bytes, unless it is UTF-16, which says so or has one at every second place. */
function isBinary(bytes: Uint8Array): boolean {
  if (starts(bytes, 0xff, 0xfe) || starts(bytes, 0xfe, 0xff)) return false
  const sample = bytes.subarray(0, 4_096)
  const zeros = sample.filter((byte) => byte === 0).length
  if (zeros === 0) return false
  const even = sample.filter((byte, index) => byte === 0 && index % 2 === 0).length
  return Math.max(even, zeros - even) < sample.length * 0.35
}

function kindOfText(bytes: Uint8Array, name: string, type: string): Kind {
  const head = ascii(bytes, 0, 1_024).replaceAll('\0', '').toLowerCase()
  if (/^[^<]{0,16}<(?:!doctype html|html|head|body|table|div)\b/.test(head)) return 'html'
  const named = extensionOf(name)
  const kinds = ['csv', 'html', 'text'] as const
  return (
    kinds.find((kind) => LIMITS[kind].extensions.some((extension) => extension === named)) ??
    kinds.find((kind) => LIMITS[kind].types.some((one) => one === type)) ??
    'text'
  )
}

export const extensionOf = (name: string): string => /\.([a-z\d]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
