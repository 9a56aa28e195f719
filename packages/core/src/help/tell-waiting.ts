import { tasks } from '@app/db'
import { ROUTES, type TaskReason } from '@app/spec'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { listApprovals } from '../approvals/list-approvals.ts'
import type { Context } from '../context.ts'
import { fillWords, quote } from './fill-words.ts'
import type { Tell } from './read-own-answer.ts'
import { numberIn } from './speak.ts'

const WORDS = { 'needs-review': 'review', 'limit-reached': 'limit', paused: 'paused' } as const
const SHOWN = 5

/** What cannot go on without the asker. Approvals first: they expire. */
export const tellWaiting: Tell = async ({ ctx }, { words: { waiting }, language }) => {
  const approvals = (await listApprovals(ctx)).map(({ taskId, taskName, name }) => ({
    taskId,
    title: quote(taskName),
    line: fillWords(waiting.approval, { task: quote(taskName), step: quote(name) }),
  }))
  const resting = (await listResting(ctx)).flatMap(({ id, name, reason }) => {
    const word = reason && isKnown(reason) ? WORDS[reason] : undefined
    return word ? [{ taskId: id, title: quote(name), line: fillWords(waiting[word], { task: quote(name) }) }] : []
  })
  const all = [...approvals, ...resting]
  if (all.length === 0) return { answer: waiting.none, sources: [] }
  const shown = all.slice(0, SHOWN)
  const lines = shown.map(({ line }) => line)
  const more = fillWords(waiting.more, { count: numberIn(language)(all.length - shown.length) })
  return {
    answer: [...lines, ...(all.length > shown.length ? [more] : [])].join('\n'),
    sources: shown.map(({ taskId, title }) => ({ title, url: `${ROUTES.tasks}/${taskId}` })),
  }
}

const isKnown = (reason: TaskReason): reason is keyof typeof WORDS => reason in WORDS

const listResting = ({ db, user }: Context) =>
  db
    .select({ id: tasks.id, name: tasks.name, reason: tasks.reason })
    .from(tasks)
    .where(
      and(
        eq(tasks.userId, user.id),
        eq(tasks.status, 'pending'),
        inArray(tasks.reason, Object.keys(WORDS) as (keyof typeof WORDS)[]),
      ),
    )
    .orderBy(desc(tasks.createdAt))
    .limit(100)
