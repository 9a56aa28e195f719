import type { PlatformFilter } from '@app/contract'
import { DIFFICULTIES, type Difficulty, PLATFORM_CATEGORIES, type PlatformCategory } from '@app/spec'

/** What the catalogue is narrowed to and how it is shown, as it stands in the address. */
export interface Filter {
  search?: string
  category?: PlatformCategory
  difficulty?: Difficulty
  freeTier?: true
  popularity?: number
  view?: 'list'
}

export const POPULARITY_STEPS = [20, 40, 60, 80] as const

/** Reads what an address carries; what makes no sense is as if it were not there. */
export function readFilter(search: Record<string, unknown>): Filter {
  const words =
    typeof search.search === 'string' || typeof search.search === 'number' ? String(search.search).slice(0, 200) : ''
  const category = PLATFORM_CATEGORIES.find((one) => one === search.category)
  const difficulty = DIFFICULTIES.find((one) => one === search.difficulty)
  const popularity = POPULARITY_STEPS.find((one) => one === Number(search.popularity))
  return {
    ...(words.trim() ? { search: words.trim() } : {}),
    ...(category ? { category } : {}),
    ...(difficulty ? { difficulty } : {}),
    ...(String(search.freeTier) === 'true' ? { freeTier: true as const } : {}),
    ...(popularity ? { popularity } : {}),
    ...(search.view === 'list' ? { view: 'list' as const } : {}),
  }
}

export const isNarrowed = ({ view: _, ...filter }: Filter): boolean => Object.keys(filter).length > 0

/** Spec 2 §7: free tier only as `true`, popularity only above nothing. */
export function toQuery({ view: _, freeTier, ...rest }: Filter): PlatformFilter {
  return { ...rest, ...(freeTier ? { freeTier: 'true' as const } : {}) }
}
