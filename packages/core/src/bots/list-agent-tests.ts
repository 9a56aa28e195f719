import { type AgentTestRow, agentTests } from '@app/db'
import { and, asc, eq } from 'drizzle-orm'
import { getAgent } from '../agents/get-agent.ts'
import type { Context } from '../context.ts'
import { Fault } from '../fault.ts'

/** The saved tests of one agent, oldest first. */
export async function listAgentTests(ctx: Context, agentId: string): Promise<AgentTestRow[]> {
  const { db, user } = ctx
  const { name } = await getAgent(ctx, agentId)
  const tests = await db
    .select()
    .from(agentTests)
    .where(and(eq(agentTests.userId, user.id), eq(agentTests.agentId, agentId)))
    .orderBy(asc(agentTests.createdAt), asc(agentTests.id))
  if (tests.length === 0)
    throw new Fault('conflict', `“${name}” has no tests yet. Open one of its completed runs and save it as a test.`)
  return tests
}
