import { steps, tasks } from '@app/db'
import { ROUTES } from '@app/spec'
import { and, desc, eq } from 'drizzle-orm'
import { fillWords, quote } from './fill-words.ts'
import type { Tell } from './read-own-answer.ts'
import { numberIn, priceIn, timeIn } from './speak.ts'

/** The latest task: what became of it and what it took. */
export const tellLast: Tell = async ({ ctx: { db, user }, timezone }, { words: { last }, language }) => {
  const [task] = await db
    .select()
    .from(tasks)
    .where(eq(tasks.userId, user.id))
    .orderBy(desc(tasks.createdAt), desc(tasks.id))
    .limit(1)
  if (!task) return { answer: last.none, sources: [] }
  const done = await db.$count(
    steps,
    and(eq(steps.userId, user.id), eq(steps.taskId, task.id), eq(steps.status, 'done')),
  )
  const say = numberIn(language)
  const name = quote(task.name)
  const answer = fillWords(last.text, {
    task: name,
    when: timeIn(language, timezone)(task.createdAt),
    status: last.status[task.status],
    steps: say(done),
    actions: say(task.actionsUsed),
    cost: priceIn(language)(task.costCents),
  })
  return { answer, sources: [{ title: name, url: `${ROUTES.tasks}/${task.id}` }] }
}
