import type { MegaPlatform, PlatformStats } from '@app/contract'
import { OPERATIONS, PLATFORM_CATEGORIES, PLATFORM_WORKS } from '@app/spec'
import { readCatalogue } from './catalogue.ts'

/** As many as a person takes in at a glance; the specification names no number. */
const TOP = 10

let stats: PlatformStats | undefined

/** Counted once, since the catalogue does not change while we run. */
export function readPlatformStats(): PlatformStats {
  stats ??= count(readCatalogue().map(({ platform }) => platform))
  return stats
}

function count(platforms: readonly MegaPlatform[]): PlatformStats {
  const many = (holds: (platform: MegaPlatform) => boolean) => platforms.filter(holds).length
  return {
    total: platforms.length,
    byCategory: table(PLATFORM_CATEGORIES, (category) => many((one) => one.category === category)),
    topPlatforms: platforms.slice(0, TOP),
    freeTier: many(({ freeTier }) => freeTier === true),
    freeTierUnknown: many(({ freeTier }) => freeTier === null),
    works: table(PLATFORM_WORKS, (works) => many((one) => one.works === works)),
    complete: many(({ capabilities }) => capabilities.length === OPERATIONS.length),
  }
}

const table = <Key extends string>(keys: readonly Key[], value: (key: Key) => number) =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, number>
