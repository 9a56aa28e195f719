import { zipSync } from 'fflate'
import { judgeXml } from './judge-xml.ts'
import { openArchive } from './open-archive.ts'

/** An Office document made anew from its judged text parts alone: libraries unpack what we have unpacked before them. */
export function cleanArchive(bytes: Uint8Array): Uint8Array {
  const parts = openArchive(bytes, (name) => /\.(?:xml|rels)$/i.test(name))
  for (const part of parts.values()) judgeXml(part)
  return zipSync(Object.fromEntries(parts), { level: 0 })
}
