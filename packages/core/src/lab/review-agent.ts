import type { EthicsReport } from '@app/contract'
import { steps, tasks } from '@app/db'
import { ETHICS_RUNS } from '@app/spec'
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { getAgent } from '../agents/get-agent.ts'
import type { Context } from '../context.ts'
import { checkEthics, type FactsOf, type RunRecord } from './check-ethics.ts'
import { flattenSteps } from './flatten-steps.ts'

/** Of one step's input and output as much as is looked through, and of all runs together as many steps. */
const LONGEST_LINE = 20_000
const MOST_LINES = 1_000

/** Looks an agent over: its words, steps and permissions, and what its last runs have left. Changes nothing. */
export async function reviewAgent(ctx: Context, agentId: string, factsOf: FactsOf): Promise<EthicsReport> {
  const agent = await getAgent(ctx, agentId)
  const runs = await readRuns(ctx, agentId)
  return {
    agentId,
    looked: {
      steps: flattenSteps(agent.recipe?.steps ?? []).length,
      runs: runs.length,
      lines: runs.reduce((sum, { lines }) => sum + lines.length, 0),
    },
    findings: checkEthics({ agent, factsOf, runs }),
  }
}

/** What was only rehearsed or called off proves nothing either way. */
async function readRuns({ db, user }: Context, agentId: string): Promise<RunRecord[]> {
  const ended = await db
    .select({ id: tasks.id, name: tasks.name, status: tasks.status, verdict: tasks.verdict })
    .from(tasks)
    .where(
      and(
        eq(tasks.userId, user.id),
        eq(tasks.agentId, agentId),
        isNotNull(tasks.endedAt),
        eq(tasks.dryRun, false),
        sql`${tasks.reason} is distinct from 'cancelled'`,
      ),
    )
    .orderBy(desc(tasks.createdAt), desc(tasks.id))
    .limit(ETHICS_RUNS)
  const lines = await readLines(
    { db, user },
    ended.map(({ id }) => id),
  )
  return ended.map(({ id, name, status, verdict }) => {
    const own = lines.filter(({ taskId }) => taskId === id)
    const hadEffect = own.some(({ effect }) => effect !== 'reads')
    return { id, name, verdict, completed: status === 'completed', hadEffect, lines: own }
  })
}

async function readLines({ db, user }: Context, taskIds: readonly string[]) {
  if (taskIds.length === 0) return []
  return db
    .select({
      taskId: steps.taskId,
      name: steps.name,
      effect: steps.effect,
      text: sql<string>`left(${steps.input}::text || ' ' || coalesce(${steps.output}::text, ''), ${LONGEST_LINE})`,
    })
    .from(steps)
    .where(and(eq(steps.userId, user.id), inArray(steps.taskId, [...taskIds])))
    .orderBy(desc(steps.createdAt))
    .limit(MOST_LINES)
}
