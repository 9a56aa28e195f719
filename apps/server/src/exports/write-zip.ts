import type { ExportEntry } from '@app/core'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** What is small already is not worth packing again. */
const PACKED = /\.(png|jpe?g|webp|pdf|zip|xlsx|docx)$/i

/** A zip, piece by piece: it is never whole in memory. */
export async function* writeZip(entries: AsyncIterable<ExportEntry>): AsyncGenerator<Uint8Array, void> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    ready.push(piece)
  })
  for await (const { name, content } of entries) {
    const entry = PACKED.test(name) ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
    zip.add(entry)
    for await (const piece of content) {
      entry.push(typeof piece === 'string' ? Buffer.from(piece) : piece)
      yield* ready.splice(0)
    }
    entry.push(new Uint8Array(), true)
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready.splice(0)
}
