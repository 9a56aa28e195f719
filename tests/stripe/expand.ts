import type { Book } from './book.ts'

type Thing = Record<string, unknown>
const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null

/** Puts things in place of their ids, along the paths the library asked for. Works on a copy. */
export function expand(book: Book, answer: unknown, paths: readonly string[]): unknown {
  const copy = structuredClone(answer)
  for (const path of paths) walk(book, copy, path.split('.'))
  return copy
}

function walk(book: Book, place: unknown, [name, ...rest]: string[]): void {
  if (name === undefined || !isThing(place)) return
  if (Array.isArray(place)) {
    for (const one of place) walk(book, one, [name, ...rest])
    return
  }
  const value = place[name]
  if (typeof value === 'string') place[name] = structuredClone(book.find(value) ?? value)
  walk(book, place[name], rest)
}
