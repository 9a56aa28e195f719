import { calls } from '@app/contract'
import {
  changeAgent,
  createAgent,
  deleteAgent,
  executeAgent,
  getAgent,
  listAgents,
  listRecipes,
  restoreRecipe,
} from '@app/core'
import type { FastifyInstance } from 'fastify'
import { answer } from '../http/answer.ts'
import { requestKey } from '../http/request-key.ts'
import type { Parts } from '../parts.ts'

export function agentRoutes(app: FastifyInstance, parts: Parts): void {
  answer(app, parts, calls.agents.list, ({ ctx }) => listAgents(ctx))
  answer(app, parts, calls.agents.read, ({ ctx, params }) => getAgent(ctx, params.id))
  answer(app, parts, calls.agents.create, ({ ctx, body }) => createAgent(ctx, body))
  answer(app, parts, calls.agents.change, ({ ctx, params, body }) => changeAgent(ctx, params.id, body))
  answer(app, parts, calls.agents.execute, ({ ctx, params, reply }) =>
    executeAgent(ctx, params.id, { requestKey: requestKey(reply) }),
  )
  answer(app, parts, calls.agents.dryRun, ({ ctx, params, reply }) =>
    executeAgent(ctx, params.id, { requestKey: requestKey(reply), dryRun: true }),
  )
  answer(app, parts, calls.agents.recipes, ({ ctx, params }) => listRecipes(ctx, params.id))
  answer(app, parts, calls.agents.restore, ({ ctx, params }) => restoreRecipe(ctx, params.id, params.version))
  answer(app, parts, calls.agents.delete, ({ ctx, params }) => deleteAgent(ctx, params.id))
}
