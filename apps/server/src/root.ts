import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder, found from wherever this code lies: its source or the built file. */
export const ROOT = findRoot(dirname(fileURLToPath(import.meta.url)))

export const VERSION: string = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version

export const MIGRATIONS = join(ROOT, 'packages', 'db', 'src', 'migrations')
/** The extension's packages, where the build has made them. */
export const EXTENSION_FILES = join(ROOT, 'apps', 'extension', 'dist', 'downloads')
export const WEB_FILES = join(ROOT, 'apps', 'web', 'dist')

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'package-lock.json'))) return folder
  const parent = dirname(folder)
  if (parent === folder) throw new Error('The project folder was not found: package-lock.json is missing.')
  return findRoot(parent)
}
