import type { Goal, Plan, Planner } from '../port.ts'
import { type ReadingThread, startReadingThread } from './thread/reading-thread.ts'

/** An ordinary sentence takes a few milliseconds, some fifty where a pattern is used for the first time, and more on a busy machine. */
const LIMITS = { workMs: 1_000, longestMs: 5_000 }
const IDLE_MS = 300_000

export interface BuiltinPlanner extends Planner {
  close(): Promise<void>
}

/** No model, no network: reads the words by rules, in a thread of its own, and says what it did not understand. */
export function builtinPlanner({ limits = LIMITS, start = startReadingThread } = {}): BuiltinPlanner {
  let thread: ReadingThread | undefined
  let idle: NodeJS.Timeout | undefined
  let turn: Promise<unknown> = Promise.resolve()

  async function read(goal: Goal, signal: AbortSignal): Promise<Plan> {
    signal.throwIfAborted()
    clearTimeout(idle)
    if (!thread || thread.ended) thread = start()
    const plan = await thread.read(goal, limits)
    // It holds libraries in memory that nobody needs meanwhile.
    idle = setTimeout(() => void thread?.end(), IDLE_MS).unref()
    return plan ?? tooLong(goal)
  }

  return {
    name: 'quantum-ai',
    plan: (goal, signal) => {
      const mine = turn.then(() => read(goal, signal))
      turn = mine.catch(() => undefined)
      return mine
    },
    close: async () => {
      clearTimeout(idle)
      await thread?.end()
    },
  }
}

const tooLong = ({ words }: Goal): Plan => ({
  recipe: undefined,
  sources: [],
  notUnderstood: [{ words: words.slice(0, 200), nearest: 'say it in shorter sentences' }],
  questions: [],
  logIns: [],
})
