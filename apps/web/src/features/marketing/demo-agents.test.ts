import { expect, test } from 'vitest'
import { DEMO_LOAD, FIRST_DEMO, nextDemo } from './demo-agents.ts'

const after = (ticks: number, random: () => number) => {
  let demo = FIRST_DEMO
  for (let i = 0; i < ticks; i++) demo = nextDemo(demo, random)
  return demo
}

test('in the demo progress and efficiency rise with every tick and stop at 100', () => {
  const [before, next] = [FIRST_DEMO.agents[0], after(1, () => 0.5).agents[0]]
  expect(next?.progress).toBeGreaterThan(before?.progress ?? 0)
  expect(next?.efficiency).toBeGreaterThan(before?.efficiency ?? 0)
  expect(after(500, () => 1).agents.every((agent) => agent.progress === 100 && agent.efficiency === 100)).toBe(true)
})

test('the demo’s load never leaves 45 to 95', () => {
  expect(after(100, () => 0).load).toBe(DEMO_LOAD.min)
  expect(after(100, () => 1).load).toBe(DEMO_LOAD.max)
})
