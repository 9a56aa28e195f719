import { setTimeout as sleep } from 'node:timers/promises'
import { type Step, type Tool, Unavailable } from '@app/toolkit'

const ATTEMPTS = 4
const FIRST_WAIT_MS = 400
const LONGEST_WAIT_MS = 30_000
const STEP_TIMEOUT_MS = 120_000

export type Attempted =
  | { output: unknown; error?: undefined; attempts: number }
  | { output?: undefined; error: Error; attempts: number }

/** Tries a tool again while the outside world is merely unavailable. A send is tried once: nobody wants two. */
export async function attempt(tool: Tool, input: unknown, step: Step): Promise<Attempted> {
  const most = tool.effect === 'sends' ? 1 : ATTEMPTS
  for (let attempts = 1; ; attempts += 1) {
    const signal = AbortSignal.any([step.signal, AbortSignal.timeout(STEP_TIMEOUT_MS)])
    try {
      return { output: tool.output.parse(await tool.run(input, { ...step, signal })), attempts }
    } catch (error) {
      // The worker is ending: not the step's failure, and somebody else will go on with it.
      if (step.signal.aborted) throw step.signal.reason
      if (!(error instanceof Unavailable) || attempts === most) return { error: error as Error, attempts }
      await sleep(waitFor(attempts, error.retryAfterMs), undefined, { signal: step.signal })
    }
  }
}

/** Twice as long each time, never in step with others, and as long as the other side asks if that is longer. */
function waitFor(attempts: number, asked = 0): number {
  const backoff = FIRST_WAIT_MS * 2 ** (attempts - 1) * (0.75 + Math.random() / 2)
  return Math.min(LONGEST_WAIT_MS, Math.max(backoff, asked))
}
