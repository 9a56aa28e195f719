import { MegaPlatform } from '@app/contract'
import { OPERATIONS, PLATFORM_CATEGORIES } from '@app/spec'
import { expect, test } from 'vitest'
import { generateCode } from './generate-code.ts'
import { readPlatformStats } from './read-platform-stats.ts'
import { searchPlatforms } from './search-platforms.ts'

const ids = (filter: Parameters<typeof searchPlatforms>[0]) => searchPlatforms(filter).map(({ id }) => id)

test('every platform of the catalogue has the shape the contract promises', () => {
  const wrong = searchPlatforms({}).filter((platform) => !MegaPlatform.safeParse(platform).success)
  expect(wrong.map(({ id }) => id)).toEqual([])
})

test('a name that is typed stands first, whatever its capitals', () => {
  expect(ids({ search: 'TRELLO' })[0]).toBe('trello')
  expect(ids({ search: 'slack' })[0]).toBe('slack')
})

test('accents make no difference, neither in the catalogue nor in what is typed', () => {
  expect(ids({ search: 'trélló' })).toEqual(ids({ search: 'trello' }))
})

test('every word must stand somewhere: in name, id, category or description', () => {
  const found = searchPlatforms({ search: 'social oauth' })
  expect(found.length).toBeGreaterThan(5)
  for (const { name, id, category, description } of found) {
    const words = `${name} ${id} ${category} ${description}`.toLowerCase()
    expect(words).toContain('social')
    expect(words).toContain('oauth')
  }
  expect(ids({ search: 'trello zebra' })).toEqual([])
})

test('among those whose name does not say it, the more popular comes first', () => {
  const popularity = searchPlatforms({ category: 'weather' }).map((platform) => platform.popularity)
  expect(popularity).toEqual([...popularity].sort((one, other) => other - one))
})

test('category, difficulty, free tier and popularity narrow together', () => {
  const found = searchPlatforms({ category: 'crm', difficulty: 'easy', freeTier: 'true', popularity: 30 })
  expect(found.length).toBeGreaterThan(0)
  for (const one of found) expect(one).toMatchObject({ category: 'crm', difficulty: 'easy', freeTier: true })
  expect(found.every(({ popularity }) => popularity >= 30)).toBe(true)
})

test('decision 12: the free tier is counted, and what is not known is counted apart', () => {
  const stats = readPlatformStats()
  expect(stats.freeTier).toBe(searchPlatforms({ freeTier: 'true' }).length)
  expect(stats.total).toBe(searchPlatforms({}).length)
  expect(stats.freeTier + stats.freeTierUnknown).toBeLessThan(stats.total)
  expect(Object.keys(stats.byCategory)).toHaveLength(PLATFORM_CATEGORIES.length)
  expect(Object.values(stats.byCategory).reduce((sum, count) => sum + count, 0)).toBe(stats.total)
  expect(stats.topPlatforms.every(({ popularity }) => popularity >= 80)).toBe(true)
})

test('code comes with its file name, and an unknown platform is told of in words', () => {
  expect(generateCode('reddit', { operations: [...OPERATIONS], language: 'python' })).toMatchObject({
    platformId: 'reddit',
    language: 'python',
    fileName: 'reddit_client.py',
  })
  expect(() => generateCode('no-such-thing', { operations: ['get_data'], language: 'typescript' })).toThrow(
    'The catalogue has no platform “no-such-thing”',
  )
})
