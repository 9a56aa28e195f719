import type { MegaPlatform, PlatformFilter } from '@app/contract'
import { type Entry, plain, readCatalogue } from './catalogue.ts'

/** The platforms for which everything asked holds; whose name matches comes first, then the more popular. */
export function searchPlatforms(filter: PlatformFilter): MegaPlatform[] {
  const words = plain(filter.search ?? '')
    .split(/\s+/)
    .filter(Boolean)
  const found = readCatalogue().filter(
    (entry) => fits(entry, filter) && words.every((word) => entry.words.includes(word)),
  )
  if (words.length === 0) return found.map(({ platform }) => platform)
  // Sorting keeps the order of equals, and equals stand by popularity already.
  return found
    .map(({ platform, name }) => ({ platform, rank: rankOf(name, words) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ platform }) => platform)
}

function fits({ platform }: Entry, { category, difficulty, freeTier, popularity }: PlatformFilter): boolean {
  return (
    (!category || platform.category === category) &&
    (!difficulty || platform.difficulty === difficulty) &&
    (freeTier !== 'true' || platform.freeTier === true) &&
    platform.popularity >= (popularity ?? 0)
  )
}

/** The name itself, then how it begins, then every word somewhere in it, then anything else. */
function rankOf(name: string, words: readonly string[]): number {
  const asked = words.join(' ')
  if (name === asked) return 0
  if (name.startsWith(asked)) return 1
  return words.every((word) => name.includes(word)) ? 2 : 3
}
