import type { Task } from '@app/contract'

type Result = Task['result']

/** About a screen of text. */
const MOST_CHARACTERS = 4_000
/** Fewer and fewer of a long list, until it fits. */
const ROOMS = [
  { items: 10, characters: 400 },
  { items: 3, characters: 100 },
]

/** The beginning of a result, of the same shape: whoever reads a list sees what kind of thing came out. */
export function shortenResult(result: Result, most = MOST_CHARACTERS): Result {
  if (result === null || lengthOf(result) <= most) return result
  if (typeof result === 'string') return `${result.slice(0, most)}…`
  for (const room of ROOMS) {
    const short = shorten(result, room) as Result
    if (lengthOf(short) <= most) return short
  }
  return null
}

const lengthOf = (result: Result): number => (typeof result === 'string' ? result : JSON.stringify(result)).length

function shorten(value: unknown, room: (typeof ROOMS)[number], depth = 0): unknown {
  if (typeof value === 'string') return value.length > room.characters ? `${value.slice(0, room.characters)}…` : value
  if (value === null || typeof value !== 'object') return value
  if (depth > 6) return '…'
  if (Array.isArray(value)) return value.slice(0, room.items).map((item) => shorten(item, room, depth + 1))
  const entries = Object.entries(value).slice(0, 4 * room.items)
  return Object.fromEntries(entries.map(([key, inner]) => [key, shorten(inner, room, depth + 1)]))
}
