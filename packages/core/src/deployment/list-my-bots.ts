import type { DeployedBot } from '@app/contract'
import { agents, deployments, platformKeys } from '@app/db'
import { and, desc, eq, isNull, type SQL } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { notFound } from '../fault.ts'
import { findLastRuns } from './find-last-runs.ts'
import { listGuardingTests } from './list-guarding-tests.ts'
import { toBot } from './to-bot.ts'

export const listMyBots = (ctx: Context): Promise<DeployedBot[]> => readBots(ctx)

/** Another person's bot does not exist for you, nor does an agent that was never deployed. */
export async function getBot(ctx: Context, id: string): Promise<DeployedBot> {
  const [bot] = await readBots(ctx, eq(agents.id, id))
  if (!bot) throw notFound('bot')
  return bot
}

async function readBots(ctx: Context, only?: SQL): Promise<DeployedBot[]> {
  const { db, user } = ctx
  const rows = await db
    .selectDistinctOn([deployments.agentId], { agent: agents, deployment: deployments })
    .from(deployments)
    .innerJoin(agents, eq(agents.id, deployments.agentId))
    .where(and(eq(deployments.userId, user.id), isNull(agents.deletedAt), only))
    .orderBy(deployments.agentId, desc(deployments.version))
  const ids = rows.map(({ agent }) => agent.id)
  const [testsOf, lastRunOf] = [await listGuardingTests(ctx, ids), await findLastRuns(ctx, ids)]
  const keys = await db.select().from(platformKeys).where(eq(platformKeys.userId, user.id))
  return rows
    .sort((one, other) => other.agent.createdAt.getTime() - one.agent.createdAt.getTime())
    .map(({ agent, deployment }) =>
      toBot({
        agent,
        deployment,
        keys: keys.filter(({ agentId }) => agentId === agent.id),
        tests: testsOf(agent.id),
        lastRun: lastRunOf(agent.id),
      }),
    )
}
