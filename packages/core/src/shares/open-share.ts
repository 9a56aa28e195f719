import type { Artefact, SharedRun, StepPaging, StepSummary } from '@app/contract'
import { artefacts, type Database, type ShareRow, shares, steps, type Transaction, tasks } from '@app/db'
import { and, asc, count, eq, gt, sql } from 'drizzle-orm'
import { isShown } from '../artefacts/file-type.ts'
import { toArtefact } from '../artefacts/to-artefact.ts'
import { Fault, notFound } from '../fault.ts'
import { findOwner } from '../find-owner.ts'
import { readSteps } from '../tasks/list-steps.ts'
import { toTask } from '../tasks/to-task.ts'
import { strikeSecrets } from './strike-secrets.ts'
import { hashToken } from './token.ts'

/** A link that never was, has run out or was revoked: the same words, so that trying tells nothing. */
const gone = () => new Fault('not-found', 'This link does not work, or does not work any more. Ask for a new one.')

/** What a link leads to, read in its owner's name: only their rows exist meanwhile. */
async function behind<T>(
  db: Database,
  token: string,
  work: (tx: Transaction, share: ShareRow) => Promise<T>,
): Promise<T> {
  const share = await db.asSystem(async (tx) => {
    const valid = and(eq(shares.tokenHash, hashToken(token)), gt(shares.expiresAt, sql`now()`))
    const [found] = await tx.select().from(shares).where(valid)
    return found && (await findOwner(tx, found.userId)) ? found : undefined
  })
  if (!share) throw gone()
  return db.asUser(share.userId, (tx) => work(tx, share))
}

export const openShare = (db: Database, token: string): Promise<SharedRun> =>
  behind(db, token, async (tx, { taskId, expiresAt }) => {
    const [row] = await tx.select().from(tasks).where(eq(tasks.id, taskId))
    if (!row) throw gone()
    const { id: _, agentId: __, costCents: ___, origin: ____, ...run } = toTask(row)
    const [counted] = await tx.select({ steps: count() }).from(steps).where(eq(steps.taskId, taskId))
    const files = await tx
      .select()
      .from(artefacts)
      .where(eq(artefacts.taskId, taskId))
      .orderBy(asc(artefacts.position), asc(artefacts.createdAt), asc(artefacts.id))
    return {
      run: strikeSecrets(run),
      stepCount: counted?.steps ?? 0,
      // What is inside other files nobody can strike out: they stay with their owner.
      files: files
        .map(toArtefact)
        .filter(({ type }) => isShown(type))
        .map(({ taskId: _, sha256: __, ...file }) => file),
      expiresAt: expiresAt.toISOString(),
    }
  })

export const listSharedSteps = (db: Database, token: string, paging: StepPaging): Promise<StepSummary[]> =>
  behind(db, token, async (tx, { taskId }) => strikeSecrets(await readSteps(tx, taskId, paging)))

/** A picture of the shared run, and of no other, with whose it is. */
export const getSharedArtefact = (
  db: Database,
  token: string,
  id: string,
): Promise<{ artefact: Artefact; userId: string }> =>
  behind(db, token, async (tx, { taskId, userId }) => {
    const [row] = await tx
      .select()
      .from(artefacts)
      .where(and(eq(artefacts.id, id), eq(artefacts.taskId, taskId)))
    if (!row || !isShown(row.type)) throw notFound('file')
    return { artefact: toArtefact(row), userId }
  })
