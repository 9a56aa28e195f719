import { z } from 'zod'
import { ById, call } from './call.ts'

/** A file a task has made or fetched. */
export const Artefact = z.strictObject({
  id: z.string(),
  taskId: z.string(),
  /** The step it came from. */
  position: z.number().int(),
  name: z.string(),
  type: z.string(),
  bytes: z.number().int(),
  sha256: z.string(),
  createdAt: z.iso.datetime(),
})
export type Artefact = z.infer<typeof Artefact>

/** Of a long run, those of some steps; of many, only the pictures or only the rest. */
export const ArtefactFilter = z.object({
  after: z.coerce.number().int().min(0).optional(),
  upTo: z.coerce.number().int().min(0).optional(),
  kind: z.enum(['pictures', 'files']).optional(),
})
export type ArtefactFilter = z.infer<typeof ArtefactFilter>

export const artefactCalls = {
  listOfTask: call({
    method: 'GET',
    path: '/api/tasks/:id/artefacts',
    does: 'Lists the files of a task, in the order of its steps.',
    params: ById,
    query: ArtefactFilter,
    reply: z.array(Artefact),
  }),
  read: call({
    method: 'GET',
    path: '/api/artefacts/:id',
    does: 'Downloads a file: its bytes, not JSON.',
    params: ById,
    reply: z.unknown(),
  }),
}
