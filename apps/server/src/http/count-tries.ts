/** Somebody who tries many addresses must not fill the memory. */
const MOST_ADDRESSES = 10_000

interface Tries {
  count(from: string): void
  tooMany(from: string): boolean
}

/** How often somebody was wrong within the last moments. */
export function countTries({ most, windowMs }: { most: number; windowMs: number }): Tries {
  const times = new Map<string, number[]>()
  const lately = (from: string) => (times.get(from) ?? []).filter((at) => at > Date.now() - windowMs)
  return {
    count(from) {
      if (times.size >= MOST_ADDRESSES) times.clear()
      times.set(from, [...lately(from), Date.now()])
    },
    tooMany: (from) => lately(from).length >= most,
  }
}
