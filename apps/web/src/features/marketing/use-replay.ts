import { useCallback, useEffect, useState } from 'react'
import type { RunSoFar } from '../../lib/work/run-head.tsx'
import type { StepTaken } from '../../lib/work/run-steps.tsx'
import { EXAMPLE_STEPS } from './example-run.ts'

type Replayed = RunSoFar & { status: 'running' | 'completed'; steps: readonly StepTaken[] }

/** The example at rest as it ended, and once more at the pace it had when somebody asks for it. */
export function useReplay(): { run: Replayed; replay: () => void } {
  const [reached, setReached] = useState(EXAMPLE_STEPS.length)
  useEffect(() => {
    const next = EXAMPLE_STEPS[reached]
    if (!next) return
    const timer = setTimeout(() => setReached(reached + 1), next.executionTime ?? 0)
    return () => clearTimeout(timer)
  }, [reached])
  return { run: toRun(EXAMPLE_STEPS.slice(0, reached)), replay: useCallback(() => setReached(0), []) }
}

function toRun(steps: readonly StepTaken[]): Replayed {
  const ended = steps.length === EXAMPLE_STEPS.length
  return {
    status: ended ? 'completed' : 'running',
    reason: null,
    verdict: ended ? 'verified' : null,
    executionTime: steps.reduce((sum, { executionTime }) => sum + (executionTime ?? 0), 0),
    steps,
  }
}
