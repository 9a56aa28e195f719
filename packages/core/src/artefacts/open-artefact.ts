import type { Readable } from 'node:stream'
import type { Artefact } from '@app/contract'
import type { Asker } from '../context.ts'
import { notFound } from '../fault.ts'
import { type Files, keyOf } from './files.ts'

/** The bytes of a file that was found for this asker: the key is made from the asker, never from what was stored. */
export async function openArtefact(files: Files, user: Pick<Asker, 'id'>, { taskId, id }: Artefact): Promise<Readable> {
  const bytes = await files.get(keyOf({ userId: user.id, taskId, id }))
  if (!bytes) throw notFound('file')
  return bytes
}
