import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from './paths.mjs'

/** Names, sizes and times of all sources: a look at each, no reading. */
export function fingerprint(sources) {
  const hash = createHash('sha256')
  const walk = (path) => {
    const stat = statSync(path)
    if (!stat.isDirectory()) return hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`)
    for (const name of readdirSync(path).sort()) {
      if (name !== 'node_modules' && name !== 'dist') walk(join(path, name))
    }
  }
  for (const source of sources) walk(inRoot(source))
  return hash.digest('hex')
}
