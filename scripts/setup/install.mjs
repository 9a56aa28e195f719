import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { inRoot, ROOT } from './paths.mjs'
import { run, runNode } from './run.mjs'

const OLDEST = [20, 19]

export function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return
  console.error(
    `Node ${OLDEST.join('.')} or newer is needed, this is ${process.versions.node}. Get it from https://nodejs.org.`,
  )
  process.exit(1)
}

/** Installs the dependencies of the lock file, unless they are there already. */
export async function ensureInstalled() {
  const lock = inRoot('package-lock.json')
  const stamp = inRoot('node_modules', '.lock-stamp')
  const wanted = createHash('sha256').update(readFileSync(lock)).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  const npmsOwn = inRoot('node_modules', '.package-lock.json')
  const fresh = existsSync(npmsOwn) && statSync(npmsOwn).mtimeMs >= statSync(lock).mtimeMs
  if (!fresh) {
    console.log('Installing dependencies …')
    // `--include=dev`: the build tools are wanted even where NODE_ENV says production.
    const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
    const npm = process.env.npm_execpath
    const { code } = npm ? await runNode([npm, ...args], { cwd: ROOT }) : await run('npm', args, { cwd: ROOT })
    if (code !== 0) {
      console.error('The dependencies could not be installed. Is the npm registry reachable?')
      process.exit(1)
    }
  }
  writeFileSync(stamp, wanted)
}
