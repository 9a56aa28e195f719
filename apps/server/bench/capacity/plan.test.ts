import { expect, test } from 'vitest'
import { ASSUMPTIONS, plan } from './plan.ts'
import { writeReport } from './report.ts'

const measured = {
  machine: { cores: 2, node: 'v20' },
  bytesPerRun: { tasks: 1_000, steps: 3_000, actions: 600, events: 600 },
  results: [{ setup: 'x', atOnce: 50, runsPerSecond: 300, ratio: 0.4 }],
}
const assumed = { ...ASSUMPTIONS, users: 1_000_000 }

test('the plan is arithmetic: users, times what they do, times what it was measured to cost', () => {
  const found = plan(assumed, measured)
  expect(found.runsPerDay).toBe(4_000_000)
  expect(found.stepsPerDay).toBe(32_000_000)
  expect(found.peakRunsPerSecond).toBeCloseTo((4_000_000 / 86_400) * 4)
  expect(found.journalBytesPerDay).toBe(4_000_000 * (1_000 + 1_400 * 8))
  expect(found.browsersAtPeak).toBeCloseTo(found.peakRunsPerSecond * 0.6 * 20)
})

test('a small installation is told that nothing breaks, a large one what breaks first', () => {
  expect(writeReport(ASSUMPTIONS, plan({ ...ASSUMPTIONS, users: 100 }, measured))).toContain(
    '1. Nothing else up to here.',
  )
  expect(writeReport(assumed, plan(assumed, measured))).toContain('1. Browsers:')
})
