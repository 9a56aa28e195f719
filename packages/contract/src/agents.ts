import { MODELS } from '@app/spec'
import { z } from 'zod'
import { ById, call, Done } from './call.ts'
import { Recipe } from './recipes.ts'
import { Task } from './tasks.ts'
import { name, text } from './text.ts'

const capabilities = z.array(name(60)).max(30)

export const Agent = z.strictObject({
  id: z.string(),
  name: z.string(),
  objective: z.string(),
  capabilities: z.array(z.string()),
  model: z.enum(MODELS),
  recipe: Recipe.nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Agent = z.infer<typeof Agent>

export const NewAgent = z.strictObject({
  name: name(120),
  objective: text(10_000).default(''),
  capabilities: capabilities.default([]),
  model: z.enum(MODELS).default('quantum-ai'),
  recipe: Recipe.nullable().default(null),
})
export type NewAgent = z.infer<typeof NewAgent>

export const AgentChange = z
  .strictObject({
    name: name(120),
    objective: text(10_000),
    capabilities,
    model: z.enum(MODELS),
    recipe: Recipe.nullable(),
  })
  .partial()
export type AgentChange = z.infer<typeof AgentChange>

export const agentCalls = {
  list: call({ method: 'GET', path: '/api/agents', does: 'Lists your agents, newest first.', reply: z.array(Agent) }),
  read: call({ method: 'GET', path: '/api/agents/:id', does: 'Reads one agent.', params: ById, reply: Agent }),
  create: call({ method: 'POST', path: '/api/agents', does: 'Creates an agent.', body: NewAgent, reply: Agent }),
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
  delete: call({
    method: 'DELETE',
    path: '/api/agents/:id',
    does: 'Deletes an agent; its tasks stay in the history.',
    params: ById,
    reply: Done,
  }),
}
