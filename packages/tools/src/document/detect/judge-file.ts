import { Refused } from '@app/toolkit'
import { type Kind, LIMITS } from '../limits.ts'
import { detectKind, extensionOf } from './detect-kind.ts'

export interface GivenFile {
  name: string
  type: string
  bytes: Uint8Array
}

/** Said of anything, so it says nothing. */
const VAGUE = new Set([
  '',
  'application/octet-stream',
  'binary/octet-stream',
  'application/zip',
  'application/x-download',
])
/** Text by any name is text: a server that calls a table plain text does not lie. */
const TEXTS = new Set<Kind>(['csv', 'html', 'text'])

/** S-70: bytes, extension and declared type agree, and the size is within the limit. */
export function judgeFile({ name, type, bytes }: GivenFile): Kind {
  const declared = type.split(';')[0]?.trim().toLowerCase() ?? ''
  const kind = detectKind(bytes, name, declared)
  const { words, bytes: most } = LIMITS[kind]
  if (bytes.length > most) {
    throw new Refused(
      `The file is larger than the ${most / 1_000_000} MB that are read of ${words}. Give a part of it.`,
    )
  }
  const extension = extensionOf(name)
  const byName = kindWith(({ extensions }) => extensions.includes(extension))
  if (extension && !agrees(kind, byName)) throw new Refused(differs(`is called .${extension}`, words))
  const byType = kindWith(({ types }) => types.includes(declared))
  if (!VAGUE.has(declared) && !agrees(kind, byType))
    throw new Refused(differs(`is declared as ${declared.slice(0, 80)}`, words))
  return kind
}

const kindWith = (fits: (limits: { extensions: readonly string[]; types: readonly string[] }) => boolean) =>
  (Object.keys(LIMITS) as Kind[]).find((kind) => fits(LIMITS[kind]))

const agrees = (kind: Kind, other: Kind | undefined): boolean =>
  other === kind || (other !== undefined && TEXTS.has(kind) && TEXTS.has(other))

const differs = (claim: string, words: string): string =>
  `The file ${claim} but holds ${words}. Give it with the right name, or ask whoever sent it for the real one.`
