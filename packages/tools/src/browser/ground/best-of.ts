import { Refused } from '@app/toolkit'

export interface Scored<T> {
  thing: T
  score: number
}

/** Nearer than this, two are as good as each other. */
const CLEARLY = 0.08

/** The best, when it is clearly ahead of whatever is not the same thing. */
export function clearBest<T>(
  scored: readonly Scored<T>[],
  least: number,
  isSame: (one: T, other: T) => boolean = () => false,
): { best?: T; rivals: T[] } {
  const ranked = scored.filter(({ score }) => score >= least).sort((a, b) => b.score - a.score)
  const [first, ...rest] = ranked
  if (!first) return { rivals: [] }
  const rivals = rest
    .filter(({ score, thing }) => first.score - score < CLEARLY && !isSame(first.thing, thing))
    .map(({ thing }) => thing)
  return rivals.length > 0 ? { rivals: [first.thing, ...rivals] } : { best: first.thing, rivals: [] }
}

export const severalFit = (words: string, names: readonly string[]) =>
  new Refused(
    `Several things on this page fit “${words}”: ${[...new Set(names)]
      .slice(0, 5)
      .map((name) => `“${name.slice(0, 60)}”`)
      .join(', ')}. Say which one, or what stands beside it.`,
  )

export const nothingFits = (words: string, names: readonly string[]) =>
  new Refused(
    `There is nothing on this page that fits “${words}”.${
      names.length > 0
        ? ` Nearest: ${[...new Set(names)]
            .slice(0, 4)
            .map((name) => `“${name.slice(0, 60)}”`)
            .join(', ')}. Use one of these names.`
        : ' Open the page, tab or menu that holds it.'
    }`,
  )
