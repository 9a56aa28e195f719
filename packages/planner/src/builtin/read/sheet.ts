import type { Value } from '@app/mind/reading'
import { blot } from './clauses.ts'

/** One clause while it is read: what a reader has understood is taken off, and the rest is for the next one. */
export interface Sheet {
  /** As it was written. */
  readonly words: string
  /** The values in it, counted from the beginning of the clause. */
  readonly values: readonly Value[]
  /** What is left: values as Ω, letter for letter; what was taken, as spaces. */
  left(): string
  take(from: number, to: number): void
  /** The value that stands at a place. */
  valueAt(at: number): Value | undefined
  /** The original of what is left between two places. */
  original(from: number, to: number): string
}

export function openSheet(words: string, values: readonly Value[]): Sheet {
  let left = blot(words, values)
  const taken: [number, number][] = []
  return {
    words,
    values,
    left: () => left,
    take: (from, to) => {
      taken.push([from, to])
      left = left.slice(0, from) + ' '.repeat(to - from) + left.slice(to)
    },
    valueAt: (at) => values.find(({ from, to }) => from <= at && at < to),
    original: (from, to) => {
      let text = words
      for (const [start, end] of taken) text = text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)
      return text.slice(from, to).replace(/\s+/g, ' ').trim()
    },
  }
}
