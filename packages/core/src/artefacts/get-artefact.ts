import type { Artefact } from '@app/contract'
import { artefacts } from '@app/db'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { notFound } from '../fault.ts'
import { toArtefact } from './to-artefact.ts'

export async function getArtefact({ db, user }: Context, id: string): Promise<Artefact> {
  const [row] = await db
    .select()
    .from(artefacts)
    .where(and(eq(artefacts.id, id), eq(artefacts.userId, user.id)))
  if (!row) throw notFound('file')
  return toArtefact(row)
}
