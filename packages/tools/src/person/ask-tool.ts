import { type Tool, tool } from '@app/toolkit'
import { z } from 'zod'

/** A question in the middle of the work: it waits where approvals wait, and costs nothing meanwhile. */
export const askTool = (): Tool =>
  tool({
    name: 'person.ask',
    does: 'Asks you something and goes on with your answer.',
    effect: 'reads',
    free: true,
    dear: true,
    // What its owner says is theirs, and no stranger's.
    brings: () => [],
    input: z.object({
      question: z.string().min(1).max(1_000).describe('One question, in plain words'),
      options: z.array(z.string().min(1).max(200)).max(10).default([]).describe('Likely answers to choose from'),
    }),
    output: z.object({ answer: z.string() }),
    asks: ({ question, options }) => ({ words: question, options }),
    run: async (_input, { answered = '' }) => ({ answer: answered }),
  }) as Tool
