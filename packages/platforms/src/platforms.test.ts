import { OPERATIONS, PLATFORM_CATEGORIES } from '@app/spec'
import { expect, test } from 'vitest'
import { ROWS } from './data/rows.ts'
import { findPlatform, listPlatforms } from './list-platforms.ts'
import { readFacts } from './read-facts.ts'
import { toMegaPlatform } from './to-mega-platform.ts'

const platforms = listPlatforms()

test('the catalogue has more than 2,000 platforms, and at least 25 in each of the 44 categories', () => {
  expect(platforms.length).toBeGreaterThan(2_000)
  expect(PLATFORM_CATEGORIES).toHaveLength(44)
  const few = PLATFORM_CATEGORIES.filter((category) => platforms.filter((one) => one.category === category).length < 25)
  expect(few).toEqual([])
})

test('no two rows are the same platform, and they stand by category and id', () => {
  const lines = ROWS.split('\n')
  expect(lines.length).toBe(platforms.length)
  const names = lines.map((line) => line.split('\t').slice(0, 2).join(' '))
  expect(names).toEqual([...names].sort())
})

test('at least 600 platforms have all four operations', () => {
  const complete = platforms.filter(({ routes }) => OPERATIONS.every((operation) => routes[operation]))
  expect(complete.length).toBeGreaterThanOrEqual(600)
})

test('every address is https, and braces are closed', () => {
  const wrong = platforms.filter(
    ({ baseUrl, documentation, website }) =>
      [baseUrl, documentation, website].some((address) => !address.startsWith('https://')) ||
      baseUrl.replace(/\{[\w-]+\}/g, '').match(/[{}]/),
  )
  expect(wrong.map(({ id }) => id)).toEqual([])
})

test('every key has a place and a name', () => {
  const wrong = platforms.filter(({ signIns }) =>
    signIns.some(({ place, names }) => ['header', 'query', 'path'].includes(place) && names.length === 0),
  )
  expect(wrong.map(({ id }) => id)).toEqual([])
})

test('a header or parameter name is one that can be sent', () => {
  const wrong = platforms.filter(({ signIn }) =>
    [...signIn.names, ...signIn.also].some((name) => !/^[\w.-]+$/.test(name)),
  )
  expect(wrong.map(({ id }) => id)).toEqual([])
})

test.each([
  ['telegram', { type: 'api_key_path', place: 'path', names: ['token'] }],
  ['trello', { type: 'api_key_query', place: 'query', names: ['key', 'token'] }],
  ['instagram', { type: 'oauth2', place: 'query', names: ['access_token'] }],
  ['rocket-chat', { type: 'api_key_header', place: 'header', names: ['X-Auth-Token', 'X-User-Id'] }],
  ['reddit', { type: 'bearer', place: 'header', names: ['Authorization'], scheme: 'Bearer' }],
  ['zulip', { type: 'basic', place: 'header', names: ['Authorization'], scheme: 'Basic' }],
  ['pipedrive', { type: 'api_key_query', names: ['api_token'] }],
  ['getstream', { type: 'bearer', names: ['Authorization'] }],
  ['amazon-s3', { type: 'custom', place: 'signature' }],
])('%s is told who asks in the way its facts say', (id, signIn) => {
  expect(findPlatform(id)?.signIn).toMatchObject(signIn)
})

test('what works here follows from the facts: a read path and a sign-in, a sign-in alone, or neither', () => {
  expect(findPlatform('reddit')?.works).toBe('executable')
  expect(findPlatform('shopware')?.works).toBe('client')
  expect(platforms.filter(({ works, routes }) => works === 'executable' && !routes.get_data)).toEqual([])
  expect(platforms.filter(({ works, signIn }) => works === 'web' && signIn.place !== 'signature')).toEqual([])
})

test('what is not known is null, never a guess', () => {
  const shown = platforms.map(toMegaPlatform)
  expect(shown.some(({ freeTier }) => freeTier === null)).toBe(true)
  expect(shown.some(({ rateLimits }) => rateLimits === null)).toBe(true)
  expect(shown.filter(({ testingSupport }) => testingSupport === false)).toEqual([])
})

test('a description says what the row says', () => {
  const reddit = findPlatform('reddit')
  expect(reddit && toMegaPlatform(reddit).description).toBe(
    'Reads, creates, updates and deletes items over its API at oauth.reddit.com; signs in with OAuth 2 or a bearer token.',
  )
})

test('the catalogue cannot be changed by who reads it', () => {
  const [first] = platforms
  expect(() => Object.assign(first?.signIn ?? {}, { scheme: 'Basic' })).toThrow()
})

test('a line that does not hold what it should is refused in words', () => {
  const [line = ''] = ROWS.split('\n')
  expect(() => readFacts(line.replace('https://api.alegra.com', 'http://api.alegra.com'))).toThrow(/cannot be read at/)
})
