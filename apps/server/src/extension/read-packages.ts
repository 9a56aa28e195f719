import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EXTENSION_BROWSERS, type ExtensionPackage } from '@app/contract'

/** Where the built packages are fetched. */
export const DOWNLOADS = '/downloads'

const NAME = /^[a-z0-9-]+-(chrome|firefox|edge)-([\w.-]+)\.zip$/

export interface KnownPackage {
  facts: ExtensionPackage
  bytes: Buffer
}

/**
 * The packages that lie in the folder, each with the size and the checksum of its bytes. They are small, and held: a
 * build under a running server changes neither.
 */
export function readPackages(folder: string | undefined): KnownPackage[] {
  if (!folder || !existsSync(folder)) return []
  const order = (name: string) => EXTENSION_BROWSERS.findIndex((browser) => name.includes(`-${browser}-`))
  return readdirSync(folder)
    .filter((name) => NAME.test(name))
    .sort((a, b) => order(a) - order(b))
    .flatMap((name) => describePackage(folder, name))
}

function describePackage(folder: string, name: string): KnownPackage[] {
  const [, named, version = ''] = NAME.exec(name) ?? []
  const browser = EXTENSION_BROWSERS.find((one) => one === named)
  if (!browser) return []
  const bytes = readFileSync(join(folder, name))
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return [{ facts: { browser, name, path: `${DOWNLOADS}/${name}`, version, bytes: bytes.length, sha256 }, bytes }]
}
