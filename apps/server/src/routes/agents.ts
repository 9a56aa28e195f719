import { type ById, calls, type Task } from '@app/contract'
import {
  agentFromTask,
  changeAgent,
  createAgent,
  deleteAgent,
  executeAgent,
  getAgent,
  listAgents,
  listRecipes,
  refuseUntestedBot,
  restoreRecipe,
  undeleteAgent,
} from '@app/core'
import type { FastifyInstance } from 'fastify'
import { type AskedOutside, answer, answerOutside } from '../http/answer.ts'
import { requestKey } from '../http/request-key.ts'
import type { Parts } from '../parts.ts'
import { planAgentIfNeeded } from '../plans/plan-agent.ts'

export function agentRoutes(app: FastifyInstance, parts: Parts): void {
  answer(app, parts, calls.agents.list, ({ ctx }) => listAgents(ctx))
  answer(app, parts, calls.agents.read, ({ ctx, params }) => getAgent(ctx, params.id))
  answer(app, parts, calls.agents.create, ({ ctx, body }) => createAgent(ctx, body))
  answer(app, parts, calls.agents.fromTask, ({ ctx, params }) => agentFromTask(ctx, params.id))
  answer(app, parts, calls.agents.change, async ({ ctx, params, body }) => {
    if (body.paused === false) await refuseUntestedBot(ctx, params.id)
    return changeAgent(ctx, params.id, body)
  })
  const run = async (asked: AskedOutside<ById, unknown, unknown>, dryRun: boolean): Promise<Task> => {
    const { inside, params, reply } = asked
    await planAgentIfNeeded(asked, parts, params.id)
    return inside((ctx) => executeAgent(ctx, params.id, { requestKey: requestKey(reply), dryRun }))
  }
  answerOutside(app, parts, calls.agents.execute, (asked) => run(asked, false))
  answerOutside(app, parts, calls.agents.dryRun, (asked) => run(asked, true))
  answer(app, parts, calls.agents.recipes, ({ ctx, params }) => listRecipes(ctx, params.id))
  answer(app, parts, calls.agents.restore, ({ ctx, params }) => restoreRecipe(ctx, params.id, params.version))
  answer(app, parts, calls.agents.delete, ({ ctx, params }) => deleteAgent(ctx, params.id))
  answer(app, parts, calls.agents.undelete, ({ ctx, params }) => undeleteAgent(ctx, params.id))
}
