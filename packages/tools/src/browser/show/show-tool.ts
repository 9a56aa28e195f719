import { Refused, type Tool, tool } from '@app/toolkit'
import { z } from 'zod'
import type { Window } from '../window.ts'

const Shown = z.object({
  do: z.string(),
  says: z.string(),
  with: z.record(z.string(), z.unknown()),
  place: z.string().optional(),
  others: z.array(z.string()).optional(),
})

/** Before the engine gives the step up in its own words. */
const PATIENCE_MS = 280_000

/**
 * A person shows how it is done. The step waits until somebody takes the page over, is broken off by that like everything
 * that only reads, and finds what was done when the page is handed back.
 */
export const showTool = (window: Window): Tool =>
  tool({
    name: 'browser.show',
    does: 'Waits while a person shows on the page how something is done, and keeps it as exact steps.',
    effect: 'reads',
    free: true,
    waits: true,
    brings: () => ['outside'] as const,
    input: z.object({ goal: z.string().max(10_000).default('') }),
    output: z.object({ steps: z.array(Shown), leftOut: z.array(z.enum(['secret', 'file', 'unnamed'])) }),
    proof: ({ steps }) => ({
      verdict: 'seen',
      words: steps.length === 1 ? 'One step was shown.' : `${steps.length} steps were shown.`,
    }),
    run: async ({ goal }, step) => {
      const late = AbortSignal.timeout(PATIENCE_MS)
      const shown = await (await window(step)).shown(AbortSignal.any([step.signal, late]), goal).catch((error) => {
        if (late.aborted && !step.signal.aborted) throw new Refused('Nobody showed anything for five minutes.')
        throw error
      })
      if (shown.steps.length === 0)
        throw new Refused('Nothing was done that could be done again. Show it once more, and press what you mean.')
      return shown
    },
  }) as Tool
