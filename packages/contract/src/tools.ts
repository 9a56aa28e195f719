import { EFFECTS } from '@app/spec'
import { z } from 'zod'
import { call } from './call.ts'

/** What a step can be: a tool with what it takes, as a form shows it. */
export const ToolCard = z.strictObject({
  name: z.string(),
  does: z.string(),
  effect: z.enum(EFFECTS),
  /** The JSON Schema of its inputs. */
  input: z.record(z.string(), z.unknown()),
})
export type ToolCard = z.infer<typeof ToolCard>

export const toolCalls = {
  list: call({
    method: 'GET',
    path: '/api/tools',
    does: 'Lists the tools a step can use, with what each takes.',
    reply: z.array(ToolCard),
  }),
}
