import type { Policy, Recipe, Task } from '@app/contract'
import { prepared, tasks, wake } from '@app/db'
import type { TaskOrigin } from '@app/spec'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { Fault } from '../fault.ts'
import { newId } from '../new-id.ts'
import { toTask } from './to-task.ts'

export interface Submission {
  /** Where what belongs to it had to be named before it. */
  id?: string
  name: string
  description: string
  recipe: Recipe
  policy?: Policy
  agentId?: string
  origin?: TaskOrigin | undefined
  /** Walks everything and withholds every effect. */
  dryRun?: boolean | undefined
  /** What the recipe finds under `input`. */
  input?: unknown
  /** The caller's Idempotency-Key: asking twice makes one task. */
  requestKey?: string | undefined
}

/** Accepts work: once this transaction is committed the task is carried out, whatever happens to this process. */
export async function submitTask({ db, user }: Context, submission: Submission): Promise<Task> {
  const { name, description, agentId = null, origin = 'person', dryRun = false, requestKey = null } = submission
  if (requestKey && requestKey.length > 200) throw new Fault('invalid', 'Idempotency-Key: at most 200 characters.')
  const id = submission.id ?? newId()
  const [taken] = await prepared<{ created_at: Date }>(db, ACCEPT, [
    id,
    user.id,
    agentId,
    name,
    description,
    JSON.stringify(submission.recipe),
    toJson(submission.policy),
    toJson(submission.input),
    origin,
    dryRun,
    requestKey,
  ])
  if (!taken) return getRepeated({ db, user }, requestKey)
  wake(db, 'tasks')
  wake(db, 'events', user.id)
  const fresh = { status: 'pending', reason: null, executionTime: null, result: null, errorMessage: null } as const
  const task = { id, agentId, name, description, origin, dryRun, verdict: null, actionsUsed: 0, costCents: 0 }
  return toTask({ ...fresh, ...task, createdAt: taken.created_at })
}

const toJson = (value: unknown) => (value === undefined ? null : JSON.stringify(value))

async function getRepeated({ db, user }: Context, requestKey: string | null): Promise<Task> {
  const [before] = await db
    .select()
    .from(tasks)
    .where(and(eq(tasks.userId, user.id), eq(tasks.requestKey, requestKey ?? '')))
  if (!before) throw new Error('A task was refused as a repetition, and the first one is not there.')
  return toTask(before)
}

/** The task and the word that it was accepted, or, for a request that was made before, neither. */
const ACCEPT = {
  name: 'accept-task',
  text: `
    with accepted as (
      insert into tasks (id, user_id, agent_id, name, description, recipe, policy, input, origin, dry_run, request_key)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
      on conflict (user_id, request_key) do nothing returning id, user_id, created_at),
    told as (insert into events (user_id, type, task_id) select user_id, 'task.accepted', id from accepted)
    select created_at from accepted`,
}
