import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Upload } from '../state.ts'

/** What a form sends along: the files by what their bytes are, and the fields beside them. */
export async function receiveFiles(request: FastifyRequest) {
  const files: { field: string; upload: Upload }[] = []
  const fields: Record<string, string> = {}
  for await (const part of request.parts()) {
    if (part.type === 'field') fields[part.fieldname] = String(part.value)
    else {
      const bytes = await part.toBuffer()
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      // A field left empty arrives as a file without a name.
      if (!part.filename) continue
      const upload = { id: sha256.slice(0, 12), name: part.filename, type: part.mimetype, bytes: bytes.length, sha256 }
      files.push({ field: part.fieldname, upload })
    }
  }
  return { files, fields }
}
