import type { LiveEvent, Task, TaskStep } from '@app/contract'
import { type StepRow, steps, tasks } from '@app/db'
import { and, asc, eq, gte, inArray, or } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { LISTED_TASK, toListedTask } from '../tasks/to-task.ts'

/** How far each task's steps have been told on one stream. */
export type Told = Map<string, number>

/** A stream is for what changes, not for whole documents: larger steps are read by whoever looks at the task. */
const MOST_CHARACTERS = 256_000

/** Each event of a task with the task as it is now, and the first that tells of its steps with all that are new. */
export async function addTasks(ctx: Context, plain: readonly LiveEvent[], told: Told): Promise<LiveEvent[]> {
  const found = await findTasks(
    ctx,
    idsIn(plain, (type) => type.startsWith('task.')),
  )
  const fresh = await findNewSteps(ctx, idsIn(plain, isStep), told)
  const full = plain.map((event) => {
    const task = found.get(event.taskId ?? '')
    if (!task) return event
    if (!isStep(event.type)) return { ...event, task }
    const journal = fresh.get(task.id) ?? []
    fresh.delete(task.id)
    return JSON.stringify(journal).length > MOST_CHARACTERS ? { ...event, task } : { ...event, task, steps: journal }
  })
  for (const { id, status } of found.values()) if (status === 'completed' || status === 'failed') told.delete(id)
  return full
}

const isStep = (type: string) => type === 'task.step'

const idsIn = (plain: readonly LiveEvent[], wanted: (type: string) => boolean): string[] => [
  ...new Set(plain.flatMap(({ type, taskId }) => (taskId && wanted(type) ? [taskId] : []))),
]

async function findTasks({ db, user }: Context, ids: string[]): Promise<Map<string, Task>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select(LISTED_TASK)
    .from(tasks)
    .where(and(eq(tasks.userId, user.id), inArray(tasks.id, ids)))
  return new Map(rows.map((row) => [row.id, toListedTask(row)]))
}

/** From the last one told, because an announced step is told again once it is done. */
async function findNewSteps({ db, user }: Context, ids: string[], told: Told): Promise<Map<string, TaskStep[]>> {
  const found = new Map(ids.map((id): [string, TaskStep[]] => [id, []]))
  if (ids.length === 0) return found
  const untold = ids.map((id) => and(eq(steps.taskId, id), gte(steps.position, told.get(id) ?? 0)))
  const rows = await db
    .select()
    .from(steps)
    .where(and(eq(steps.userId, user.id), or(...untold)))
    .orderBy(asc(steps.position))
  for (const row of rows) {
    found.get(row.taskId)?.push(toStep(row))
    told.set(row.taskId, row.position)
  }
  return found
}

function toStep({ id: _, userId: __, taskId: ___, createdAt, ...step }: StepRow): TaskStep {
  return { ...step, createdAt: createdAt.toISOString() }
}
