import type { Readable } from 'node:stream'
import { exportedFile } from '@app/contract'
import { toFileName } from '../artefacts/file-name.ts'
import { toFileType } from '../artefacts/file-type.ts'
import { type Files, keyOf } from '../artefacts/files.ts'
import type { Asker } from '../context.ts'
import { Fault } from '../fault.ts'
import type { AccountExport } from './read-export.ts'

export interface PackedFiles {
  /** The bytes of a file in the zip, and its first ones; undefined where there is no such file. */
  open(name: string): Promise<{ bytes: Readable; start: Uint8Array } | undefined>
}

/** bytes first, then the rows. What a file is, is decided here again: a zip may say anything. */
export async function keepImportedFiles(files: Files, user: Asker, content: AccountExport, packed: PackedFiles) {
  const { lists, ids } = content
  const oldIds = new Map([...ids].map(([old, id]) => [id, old]))
  const taskIds = new Set(lists.tasks.map(({ id }) => id))
  const kept = []
  try {
    for (const artefact of lists.artefacts) {
      const { id, taskId, name, sha256 } = artefact
      const found = await packed.open(exportedFile(oldIds.get(id) ?? '', name))
      // A file that had been swept away when it was exported has a row there and no bytes.
      if (!found) continue
      if (!taskIds.has(taskId)) throw new Fault('invalid', `The export contradicts itself: ${name} belongs to no task.`)
      const key = keyOf({ userId: user.id, taskId, id })
      const stored = await files.put(key, found.bytes)
      kept.push({
        key,
        row: { ...artefact, ...stored, name: toFileName(name), type: toFileType(artefact.type, found.start) },
      })
      if (stored.sha256 !== sha256) {
        throw new Fault('invalid', `The export is damaged: ${name} is not what it was. Nothing was imported.`)
      }
    }
    return kept
  } catch (error) {
    await files.remove(kept.map(({ key }) => key)).catch(() => undefined)
    throw error
  }
}
