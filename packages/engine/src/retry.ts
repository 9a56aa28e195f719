import { setTimeout as sleep } from 'node:timers/promises'
import { Refused, type Step, type Tool, Unavailable } from '@app/toolkit'

const ATTEMPTS = 4
const FIRST_WAIT_MS = 400
const LONGEST_WAIT_MS = 30_000
const STEP_TIMEOUT_MS = 120_000
/** Who waits for somebody that thinks, as a model on this computer does, gives up by itself and in its own words. */
const WAITING_TIMEOUT_MS = 300_000

export type Attempted =
  | { output: unknown; error?: undefined; attempts: number }
  | { output?: undefined; error: Error; attempts: number; perhapsDone: boolean }

/** Whether a step may be done again when nobody can say if it was done. */
export const isRepeatable = (tool: Tool, input: unknown): boolean =>
  tool.effect === 'reads' || (tool.effect === 'writes' && (tool.repeatable?.(input) ?? true))

/** Tries a tool again while the outside world is merely unavailable, unless that might do something twice. */
export async function attempt(
  tool: Tool,
  input: unknown,
  step: Step,
  /** Whether what the step works with is gone: then another attempt would find it gone as well. */
  isLost: () => boolean = () => false,
  timeoutMs: number = tool.waits ? WAITING_TIMEOUT_MS : STEP_TIMEOUT_MS,
): Promise<Attempted> {
  const repeatable = isRepeatable(tool, input)
  const most = tool.effect === 'sends' ? 1 : ATTEMPTS
  for (let attempts = 1; ; attempts += 1) {
    const late = AbortSignal.timeout(timeoutMs)
    const signal = AbortSignal.any([step.signal, late])
    try {
      return { output: tool.output.parse(await tool.run(input, { ...step, signal })), attempts }
    } catch (thrown) {
      // The worker is ending: not the step's failure, and somebody else will go on with it.
      if (step.signal.aborted) throw step.signal.reason
      const error = thrown === late.reason ? tooLate(timeoutMs) : thrown
      const perhapsDone = !repeatable && error instanceof Unavailable && error.perhapsDone
      if (perhapsDone || !(error instanceof Unavailable) || attempts === most || isLost())
        return { error: error as Error, attempts, perhapsDone }
      await sleep(waitFor(attempts, error.retryAfterMs), undefined, { signal: step.signal })
    }
  }
}

const tooLate = (timeoutMs: number): Refused =>
  new Refused(`This took longer than ${Math.ceil(timeoutMs / 1_000)} s and was given up. Try again later.`)

/** Twice as long each time, never in step with others, and as long as the other side asks if that is longer. */
function waitFor(attempts: number, asked = 0): number {
  const backoff = FIRST_WAIT_MS * 2 ** (attempts - 1) * (0.75 + Math.random() / 2)
  return Math.min(LONGEST_WAIT_MS, Math.max(backoff, asked))
}
