import { z } from 'zod'
import { Agent } from './agents.ts'
import { ById, call } from './call.ts'

/** A site has changed, and the last run got along: by another name, or by other steps that were found by looking. */
export const RepairChange = z.strictObject({
  /** Where in the recipe: `3.1` is the first step inside step 3. */
  path: z.string(),
  step: z.string(),
  tool: z.string(),
  kind: z.enum(['renamed', 'replaced']),
  from: z.string(),
  to: z.string(),
})
export type RepairChange = z.infer<typeof RepairChange>

export const Repair = z.strictObject({
  agentId: z.string(),
  agentName: z.string(),
  /** The recipe it changes; another one in force by then is not changed. */
  recipeVersion: z.number().int(),
  /** The run that got along. */
  taskId: z.string(),
  changes: z.array(RepairChange),
})
export type Repair = z.infer<typeof Repair>

export const repairCalls = {
  list: call({
    method: 'GET',
    path: '/api/repairs',
    does: 'Lists recipes whose last run found something under another name or did a step in another way, with the change that would make them fit.',
    reply: z.array(Repair),
  }),
  accept: call({
    method: 'POST',
    path: '/api/agents/:id/repair',
    does: 'Makes the repaired recipe the newest version. Refused when the recipe has changed meanwhile.',
    needs: ['read', 'approve'],
    params: ById,
    body: z.strictObject({ taskId: z.string().max(60), recipeVersion: z.number().int() }),
    reply: Agent,
  }),
}
