import { builtinPlanner } from '@app/planner'
import { WATCH_WORDS } from '@app/spec'
import { expect, test } from 'vitest'

test('the planner sends people to a watch in the very words that screens make a link of', async () => {
  const planner = builtinPlanner()
  const goal = { words: 'Watch the price of the lamp', sites: [], logIns: [], now: new Date('2026-11-16T09:00:00Z') }
  const { questions } = await planner.plan(goal, AbortSignal.timeout(20_000))
  await planner.close()
  expect(questions.join()).toContain(WATCH_WORDS)
})
