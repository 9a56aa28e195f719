import { afterAll, expect, test } from 'vitest'
import { builtinPlanner } from './builtin-planner.ts'

const planner = builtinPlanner()
afterAll(() => planner.close())
const plan = (words: string) => {
  const goal = { words, start: 'https://desk.example/', logIns: [], now: new Date('2026-11-16T09:00:00Z') }
  const sites = [{ names: ['corner shop'], url: 'https://corner.example/shop' }]
  return planner.plan({ ...goal, sites }, AbortSignal.timeout(5_000))
}

test('ten thousand letters of any kind are read in seconds, not minutes', { timeout: 60_000 }, async () => {
  for (const words of [
    'a'.repeat(10_000),
    'click and '.repeat(1_000),
    'price under '.repeat(800),
    '"'.repeat(10_000),
    'the most '.repeat(1_100),
  ]) {
    const start = performance.now()
    await plan(words)
    expect(performance.now() - start).toBeLessThan(10_000)
  }
})

test.each([
  ['blanks', `collect${' '.repeat(300)}x`],
  ['ten thousand blanks', `collect${' '.repeat(9_990)}x`],
  ['tabs', `collect${'\t'.repeat(9_990)}x`],
  ['no-break spaces', `collect${'\u00a0'.repeat(9_990)}x`],
  ['an address that never ends', `open http://${'a.'.repeat(4_900)}`],
  ['one word', 'a'.repeat(10_000)],
  ['quotation marks', '"“„«'.repeat(2_500)],
  ['commas and ands', 'and, '.repeat(2_000)],
  ['every second word a verb', 'collect x and open y '.repeat(470)],
])('S-70 one sentence does not hold up the process: %s', async (_what, words) => {
  // A thread that has yet to be started from its source is not what is measured.
  await plan('Open the corner shop')
  let [longest, last] = [0, performance.now()]
  const pulse = setInterval(() => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
  }, 5)
  const began = performance.now()
  await plan(words)
  clearInterval(pulse)
  expect(longest).toBeLessThan(500)
  expect(performance.now() - began).toBeLessThan(3_000)
})
