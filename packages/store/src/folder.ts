import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, rmdir, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkKey, checkPrefix, isKey } from './key.ts'
import { flushFolder, writeMeasured } from './measure.ts'
import { type Listed, type Store, StoreError } from './port.ts'

/** below this share of the disk the database is in danger, so nothing more is put beside it. */
const LEAST_FREE = 0.05
/** Longer than any file takes to arrive: what is older was left by a crash. */
const LEFTOVER_MS = 24 * 60 * 60_000

export interface FolderOptions {
  /** The free share of the disk a folder is on, from 0 to 1. */
  freeShare?: (folder: string) => Promise<number>
}

/** Files in a folder of this machine: written aside, flushed, then put in place by one rename. */
export function folderStore(folder: string, { freeShare = shareOf }: FolderOptions = {}): Store {
  const arriving = join(folder, '.arriving')
  const pathOf = (key: string) => join(folder, ...checkKey(key).split('/'))
  let ready: Promise<void> | undefined

  async function prepare(): Promise<void> {
    await mkdir(arriving, { recursive: true, mode: 0o700 })
    for (const name of await readdir(arriving)) {
      const path = join(arriving, name)
      if (Date.now() - (await stat(path)).mtimeMs > LEFTOVER_MS) await rm(path, { force: true })
    }
  }

  return {
    async put(key, source) {
      const path = pathOf(key)
      ready ??= prepare()
      await ready
      if ((await freeShare(folder)) < LEAST_FREE) throw nearlyFull()
      const aside = join(arriving, randomBytes(12).toString('hex'))
      try {
        const stored = await writeMeasured(aside, source)
        await mkdir(dirname(path), { recursive: true, mode: 0o700 })
        await rename(aside, path)
        await flushFolder(dirname(path))
        return stored
      } catch (error) {
        await rm(aside, { force: true })
        throw (error as NodeJS.ErrnoException).code === 'ENOSPC' ? nearlyFull(error) : error
      }
    },
    async get(key) {
      const file = await open(pathOf(key)).catch(unlessMissing)
      return file?.createReadStream()
    },
    async remove(keys) {
      for (const path of keys.map(pathOf)) {
        await rm(path, { force: true })
        // The task's folder goes with its last file, the user's with its last task.
        await rmdir(dirname(path))
          .then(() => rmdir(dirname(dirname(path))))
          .catch(() => undefined)
      }
    },
    async *list(prefix) {
      const top = join(folder, ...checkPrefix(prefix).split('/'))
      const found = await readdir(top, { recursive: true, withFileTypes: true }).catch(unlessMissing)
      for (const entry of found ?? []) yield* listed(join(entry.parentPath, entry.name))
    },
  }

  async function* listed(path: string): AsyncGenerator<Listed> {
    const key = path
      .slice(folder.length + 1)
      .split(/[\\/]/)
      .join('/')
    const found = isKey(key) ? await stat(path).catch(unlessMissing) : undefined
    if (found?.isFile()) yield { key, changedAt: found.mtime }
  }
}

async function shareOf(folder: string): Promise<number> {
  const { bavail, blocks } = await statfs(folder)
  return blocks > 0 ? bavail / blocks : 1
}

const nearlyFull = (cause?: unknown) =>
  new StoreError(
    'The disk of this installation is nearly full, so no new file is kept. Free some space, or let files go to an S3 store by S3_BUCKET and its keys.',
    { cause },
  )

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
