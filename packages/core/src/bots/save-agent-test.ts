import type { AgentTest, NewAgentTest } from '@app/contract'
import { agentTests, steps, type TaskRow, tasks } from '@app/db'
import { and, eq } from 'drizzle-orm'
import { getAgent } from '../agents/get-agent.ts'
import type { Context } from '../context.ts'
import { Fault, notFound } from '../fault.ts'
import { newId } from '../new-id.ts'
import type { Expectation } from './expectation.ts'
import { shapeOf } from './shape-of.ts'

/** More than anybody reads; each one takes its time at every run. */
const MOST_TESTS = 50

/** Keeps what a run did and what it came to, so that it can be done and compared again. */
export async function saveAgentTest(ctx: Context, taskId: string, wish: NewAgentTest): Promise<AgentTest> {
  const { db, user } = ctx
  const [run] = await db
    .select()
    .from(tasks)
    .where(and(eq(tasks.id, taskId), eq(tasks.userId, user.id)))
  if (!run) throw notFound('task')
  const agentId = await findAgent(ctx, run)
  const count = await db.$count(agentTests, and(eq(agentTests.userId, user.id), eq(agentTests.agentId, agentId)))
  if (count >= MOST_TESTS)
    throw new Fault('conflict', `This agent has ${MOST_TESTS} tests already. Delete one on the performance page first.`)
  const test = { id: newId(), agentId, name: wish.name, taskId }
  await db.insert(agentTests).values({
    ...test,
    userId: user.id,
    recipe: run.recipe,
    policy: run.policy,
    input: run.input,
    dryRun: wish.dryRun,
    expectations: await expectationsOf(ctx, run, wish),
  })
  return test
}

/** Only what has a good end and an owner can say how it should go. */
async function findAgent(ctx: Context, { agentId, status, recipe, dryRun }: TaskRow): Promise<string> {
  if (agentId === null)
    throw new Fault(
      'conflict',
      'This run belongs to no agent. Make an agent of it first, and save a run of that agent.',
    )
  if (status !== 'completed' || !recipe)
    throw new Fault('conflict', 'Only a completed run can become a test. Run it again until it completes.')
  if (dryRun) throw new Fault('conflict', 'A dry run proves nothing to compare with. Save a real run instead.')
  await getAgent(ctx, agentId)
  return agentId
}

/** Without its effects a run has no proof and no result of its own: then it must reach as many steps as before. */
async function expectationsOf(
  { db }: Context,
  run: TaskRow,
  { sameValues, dryRun }: NewAgentTest,
): Promise<Expectation[]> {
  if (dryRun) return [{ of: 'steps', count: await db.$count(steps, eq(steps.taskId, run.id)) }]
  return [
    { of: 'verdict', is: run.verdict },
    { of: 'shape', is: shapeOf(run.result) },
    ...(sameValues ? [{ of: 'result' as const, is: run.result }] : []),
  ]
}
