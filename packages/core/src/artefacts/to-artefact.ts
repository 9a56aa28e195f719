import type { Artefact } from '@app/contract'
import type { ArtefactRow } from '@app/db'

export function toArtefact({ userId: _, createdAt, ...row }: ArtefactRow): Artefact {
  return { ...row, createdAt: createdAt.toISOString() }
}
