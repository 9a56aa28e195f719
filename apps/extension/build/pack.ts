import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { EXTENSION_BROWSERS } from '@app/contract'
import { PRODUCT_NAME } from '@app/spec'
import { makeLocales } from './locales.ts'
import { manifestFor } from './manifest.ts'
import { zip } from './zip.ts'

interface Folders {
  /** What was built, the same for every browser. */
  built: string
  icons: string
  /** Where the packages go. */
  out: string
}

/** One package a browser, with its manifest at the root. */
export async function pack({ built, icons, out }: Folders, version: string): Promise<string[]> {
  const bytes = (text: string) => new TextEncoder().encode(text)
  const locales = Object.entries(await makeLocales()).map(([name, text]) => [name, bytes(text)] as const)
  const shared = Object.fromEntries([...filesIn(built), ...filesIn(icons, 'icons/'), ...locales])
  const product = PRODUCT_NAME.toLowerCase()
  return EXTENSION_BROWSERS.map((browser) => {
    const manifest = manifestFor(browser, { version, id: `extension@${product}.app` })
    const name = `${product}-${browser}-${version}.zip`
    writeFileSync(join(out, name), zip({ ...shared, 'manifest.json': bytes(JSON.stringify(manifest, null, 2)) }))
    return name
  })
}

const filesIn = (folder: string, before = ''): (readonly [string, Uint8Array])[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.svg'))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [`${before}${relative(folder, path).replaceAll('\\', '/')}`, new Uint8Array(readFileSync(path))])
