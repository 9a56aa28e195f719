import { tool } from '@app/toolkit'
import { z } from 'zod'

/** A step that takes no time: what is left is the engine. */
export const nothing = tool({
  name: 'test.nothing',
  does: 'Does nothing.',
  effect: 'reads',
  input: z.object({}),
  output: z.object({}),
  run: async () => ({}),
})

export const toolsFor = () => new Map([[nothing.name, nothing]])
export const THREE_STEPS = { version: 1, steps: [1, 2, 3].map(() => ({ do: nothing.name })) }
