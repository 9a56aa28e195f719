import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MasterKey } from '@app/core'
import { masterKeys } from './parsers.ts'

/** The master keys of an installation that set none: made on first start, kept in the data folder, readable by its owner. */
export function readLocalMasterKeys(dataDir: string): MasterKey[] {
  const text = readOrMake(dataDir, 'master.keys', () => `local:${randomBytes(32).toString('base64')}`)
  const parsed = masterKeys(text)
  if ('value' in parsed) return parsed.value
  throw new Error(
    `The file master.keys in ${dataDir} ${parsed.want} Put back the file it was, or stored secrets stay closed.`,
  )
}

/** The admin key of a demo installation, for its own page. */
export const readLocalAdminKey = (dataDir: string): string =>
  readOrMake(dataDir, 'admin.key', () => randomBytes(32).toString('hex'))

function readOrMake(dataDir: string, name: string, make: () => string): string {
  mkdirSync(dataDir, { recursive: true })
  const path = join(dataDir, name)
  // `wx`: of two processes that start at once, one writes and both read what it wrote.
  if (!existsSync(path)) {
    try {
      writeFileSync(path, `${make()}\n`, { mode: 0o600, flag: 'wx' })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
  return readFileSync(path, 'utf8').trim()
}
