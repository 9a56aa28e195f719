import { steps, tasks } from '@app/db'
import { ROUTES } from '@app/spec'
import { and, desc, eq, inArray, isNull, ne, or } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { fillWords, quote } from './fill-words.ts'
import type { Tell } from './read-own-answer.ts'
import { timeIn } from './speak.ts'

/** The latest task that failed: which, when, at which step, why, and what helps. What the asker ended is no failure. */
export const tellFailed: Tell = async ({ ctx, timezone }, { words: { failed }, language }) => {
  const task = await findFailed(ctx)
  if (!task) return { answer: failed.none, sources: [] }
  const step = await findFailedStep(ctx, task.id)
  const error = step?.errorMessage ?? task.errorMessage
  const name = quote(task.name)
  const lines = [
    fillWords(failed.text, { task: name, when: timeIn(language, timezone)(task.endedAt ?? task.createdAt) }),
    step && fillWords(failed.step, { position: String(step.position), step: quote(step.name) }),
    error && fillWords(failed.error, { error: quote(error, 600) }),
    task.reason === 'rejected' ? failed.rejected : failed.helps,
  ]
  return { answer: lines.filter(Boolean).join('\n'), sources: [{ title: name, url: `${ROUTES.tasks}/${task.id}` }] }
}

async function findFailed({ db, user }: Context) {
  const { id, name, reason, errorMessage, createdAt, endedAt } = tasks
  const [task] = await db
    .select({ id, name, reason, errorMessage, createdAt, endedAt })
    .from(tasks)
    .where(and(eq(tasks.userId, user.id), eq(tasks.status, 'failed'), or(isNull(reason), ne(reason, 'cancelled'))))
    .orderBy(desc(createdAt), desc(id))
    .limit(1)
  return task
}

async function findFailedStep({ db, user }: Context, taskId: string) {
  const { position, name, errorMessage } = steps
  const [step] = await db
    .select({ position, name, errorMessage })
    .from(steps)
    .where(and(eq(steps.userId, user.id), eq(steps.taskId, taskId), inArray(steps.status, ['failed', 'review'])))
    .orderBy(desc(position))
    .limit(1)
  return step
}
