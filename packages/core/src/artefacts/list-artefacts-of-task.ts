import type { Artefact, ArtefactFilter } from '@app/contract'
import { artefacts, tasks } from '@app/db'
import { and, asc, eq, gt, like, lte, notLike } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { notFound } from '../fault.ts'
import { toArtefact } from './to-artefact.ts'

export async function listArtefactsOfTask(
  { db, user }: Context,
  taskId: string,
  { after, upTo, kind }: ArtefactFilter = {},
): Promise<Artefact[]> {
  const [task] = await db
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.id, taskId), eq(tasks.userId, user.id)))
  if (!task) throw notFound('task')
  const rows = await db
    .select()
    .from(artefacts)
    .where(
      and(
        eq(artefacts.taskId, taskId),
        eq(artefacts.userId, user.id),
        after === undefined ? undefined : gt(artefacts.position, after),
        upTo === undefined ? undefined : lte(artefacts.position, upTo),
        kind === 'pictures' ? like(artefacts.type, 'image/%') : undefined,
        kind === 'files' ? notLike(artefacts.type, 'image/%') : undefined,
      ),
    )
    .orderBy(asc(artefacts.position), asc(artefacts.createdAt), asc(artefacts.id))
  return rows.map(toArtefact)
}
