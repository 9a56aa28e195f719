import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fingerprint } from './fingerprint.mjs'
import { inRoot } from './paths.mjs'
import { runNode } from './run.mjs'

const SOURCES = ['package-lock.json', 'scripts/build.mjs', 'packages', 'apps']
const STAMP = inRoot('apps', 'server', 'dist', '.stamp')

/** Builds pages and server, unless nothing has changed since the last time. */
export async function ensureBuilt() {
  const wanted = fingerprint(SOURCES)
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
