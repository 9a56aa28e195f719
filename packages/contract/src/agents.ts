import { ALL_MODELS, APPROVAL_RULES, RECIPE_ORIGINS } from '@app/spec'
import { z } from 'zod'
import { ById, call, Done } from './call.ts'
import { DEFAULT_POLICY, Domains, Limits, Permissions, Policy } from './policy.ts'
import { Recipe } from './recipes.ts'
import { Task } from './tasks.ts'
import { name, text } from './text.ts'

const capabilities = z.array(name(60)).max(30)

export const Agent = z.strictObject({
  id: z.string(),
  name: z.string(),
  objective: z.string(),
  capabilities: z.array(z.string()),
  model: z.enum(ALL_MODELS),
  recipe: Recipe.nullable(),
  recipeVersion: z.number().int(),
  ...Policy.shape,
  paused: z.boolean(),
  /** Percent, from the record of its last tasks; 0 while it has none. */
  powerLevel: z.number().int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Agent = z.infer<typeof Agent>

export const NewAgent = z.strictObject({
  name: name(120),
  objective: text(10_000).default(''),
  capabilities: capabilities.default([]),
  model: z.enum(ALL_MODELS).default('quantum-ai'),
  recipe: Recipe.nullable().default(null),
  permissions: Permissions.default(DEFAULT_POLICY.permissions),
  domains: Domains.default(DEFAULT_POLICY.domains),
  limits: Limits.default(DEFAULT_POLICY.limits),
  approval: z.enum(APPROVAL_RULES).default(DEFAULT_POLICY.approval),
})
export type NewAgent = z.infer<typeof NewAgent>

export const AgentChange = z
  .strictObject({
    name: name(120),
    objective: text(10_000),
    capabilities,
    model: z.enum(ALL_MODELS),
    recipe: Recipe.nullable(),
    ...Policy.shape,
    paused: z.boolean(),
  })
  .partial()
export type AgentChange = z.infer<typeof AgentChange>

/** One of the recipes an agent has had. */
export const RecipeVersion = z.strictObject({
  version: z.number().int(),
  origin: z.enum(RECIPE_ORIGINS),
  recipe: Recipe,
  createdAt: z.iso.datetime(),
})
export type RecipeVersion = z.infer<typeof RecipeVersion>

export const agentCalls = {
  list: call({ method: 'GET', path: '/api/agents', does: 'Lists your agents, newest first.', reply: z.array(Agent) }),
  read: call({ method: 'GET', path: '/api/agents/:id', does: 'Reads one agent.', params: ById, reply: Agent }),
  create: call({
    method: 'POST',
    path: '/api/agents',
    does: 'Creates an agent.',
    needs: ['write'],
    body: NewAgent,
    reply: Agent,
  }),
  fromTask: call({
    method: 'POST',
    path: '/api/tasks/:id/agent',
    does: 'Makes an agent of a task that came to its end: with the very steps that were decided where they are proven, otherwise with the steps it had.',
    needs: ['read', 'write'],
    params: ById,
    body: z.strictObject({}),
    reply: Agent,
  }),
  change: call({
    method: 'PATCH',
    path: '/api/agents/:id',
    does: 'Changes the given fields of an agent.',
    params: ById,
    body: AgentChange,
    reply: Agent,
  }),
  execute: call({
    method: 'POST',
    path: '/api/agents/:id/execute',
    does: 'Has an agent carry out its steps now. With an Idempotency-Key, asking twice makes one task.',
    params: ById,
    reply: Task,
  }),
  recipes: call({
    method: 'GET',
    path: '/api/agents/:id/recipes',
    does: 'Lists every recipe an agent has had, newest first.',
    params: ById,
    reply: z.array(RecipeVersion),
  }),
  restore: call({
    method: 'POST',
    path: '/api/agents/:id/recipes/:version/restore',
    does: 'Makes an earlier recipe the newest one.',
    params: z.object({ ...ById.shape, version: z.coerce.number().int().min(1) }),
    reply: Agent,
  }),
  dryRun: call({
    method: 'POST',
    path: '/api/agents/:id/dry-run',
    does: 'Walks an agent’s steps, withholds every effect and shows what would have been sent. Costs no actions.',
    params: ById,
    reply: Task,
  }),
  delete: call({
    method: 'DELETE',
    path: '/api/agents/:id',
    does: 'Deletes an agent; its tasks stay in the history. For an hour it can be had back.',
    params: ById,
    reply: Done,
  }),
  undelete: call({
    method: 'POST',
    path: '/api/agents/:id/undelete',
    does: 'Brings a deleted agent back with its versions, its schedule and its addresses, within an hour.',
    params: ById,
    reply: Agent,
  }),
}
