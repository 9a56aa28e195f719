import type { TestDay } from '@app/contract'

export interface TestTotals {
  /** Passed, with or without a warning. */
  met: number
  total: number
  flaky: number
  meanMs: number | null
  actions: number
  costCents: number
}

/** The mean of all tests, not of the days' means: a day with one test weighs one test. */
export function sumTests(days: readonly TestDay[]): TestTotals {
  const sum = (of: (day: TestDay) => number) => days.reduce((total, day) => total + of(day), 0)
  const count = ({ passed, warning, failed }: TestDay) => passed + warning + failed
  const total = sum(count)
  return {
    met: sum(({ passed, warning }) => passed + warning),
    total,
    flaky: sum(({ flaky }) => flaky),
    meanMs: total === 0 ? null : sum((day) => (day.meanMs ?? 0) * count(day)) / total,
    actions: sum(({ actions }) => actions),
    costCents: sum(({ costCents }) => costCents),
  }
}
