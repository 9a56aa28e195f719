import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from './paths.mjs'
import { runNode } from './run.mjs'

const SOURCES = ['package-lock.json', 'scripts/build.mjs', 'packages', 'apps']
const STAMP = inRoot('apps', 'server', 'dist', '.stamp')

/** Builds pages and server, unless nothing has changed since the last time. */
export async function ensureBuilt() {
  const wanted = fingerprint()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
  console.log('Building …')
  const { code, output } = await runNode([inRoot('scripts', 'build.mjs')], { quiet: true })
  if (code !== 0) {
    console.error(output)
    console.error('The build failed.')
    process.exit(1)
  }
  writeFileSync(STAMP, wanted)
}

/** Names, sizes and times of all sources: a look at each, no reading. */
function fingerprint() {
  const hash = createHash('sha256')
  const walk = (path) => {
    const stat = statSync(path)
    if (!stat.isDirectory()) return hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`)
    for (const name of readdirSync(path).sort()) {
      if (name !== 'node_modules' && name !== 'dist') walk(join(path, name))
    }
  }
  for (const source of SOURCES) walk(inRoot(source))
  return hash.digest('hex')
}
