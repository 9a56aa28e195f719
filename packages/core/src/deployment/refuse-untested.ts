import type { GuardingTest } from '@app/contract'
import { agents, deployments } from '@app/db'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { Fault } from '../fault.ts'
import { isChanged } from './is-changed.ts'
import { listGuardingTests } from './list-guarding-tests.ts'

/** A bot that was changed goes to work only after its saved tests passed; one without tests is guarded by none. */
export async function refuseUntested(ctx: Context, agentId: string): Promise<void> {
  const tests = (await listGuardingTests(ctx, [agentId]))(agentId)
  const failed = tests.find(({ state }) => state === 'failed')
  if (failed) throw new Fault('conflict', wordsOf(failed))
  const unrun = tests.find(({ state }) => state === 'not-run')
  if (unrun) throw new Fault('conflict', wordsOf(unrun))
}

/** For whoever resumes an agent by another way: the same rule, where the agent is a deployed bot that was changed. */
export async function refuseUntestedBot(ctx: Context, agentId: string): Promise<void> {
  const { db, user } = ctx
  const [row] = await db
    .select({ agent: agents, deployment: deployments })
    .from(deployments)
    .innerJoin(agents, eq(agents.id, deployments.agentId))
    .where(and(eq(deployments.agentId, agentId), eq(deployments.userId, user.id), isNull(agents.deletedAt)))
    .orderBy(desc(deployments.version))
    .limit(1)
  if (row && isChanged(row.agent, row.deployment)) await refuseUntested(ctx, agentId)
}

const wordsOf = ({ name, state }: GuardingTest): string =>
  state === 'failed'
    ? `The test “${name}” of this bot failed. Mend the bot, run its tests in Performance, and activate it when they pass.`
    : `The test “${name}” of this bot has not been run since it was changed. Run its tests in Performance first.`
