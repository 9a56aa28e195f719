import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const ICONS = createRequire(import.meta.url).resolve('lucide-react/dist/esm/lucide-react.mjs')
const inPackages = (name: string) => join(import.meta.dirname, '../../packages', name, 'src/index.ts')

const OWN = /^export (?:const|function|class) (\w+)/gm

/** Which file of a package holds what it exports: `Bot` is in `icons/bot.mjs`, as its default. */
function readBarrel(file: string): Map<string, { from: string; name: string }> {
  const found = new Map<string, { from: string; name: string }>()
  const text = readFileSync(file, 'utf8')
  for (const [, path = ''] of text.matchAll(/^export \* from '([^']+)'/gm))
    for (const [, name = ''] of readFileSync(join(dirname(file), path), 'utf8').matchAll(OWN))
      found.set(name, { from: join(dirname(file), path), name })
  for (const [, names = '', path = ''] of text.matchAll(/^export \{([^}]+)\} from '([^']+)'/gm))
    for (const word of names.split(',')) {
      const [, name = '', as = name] = /^\s*(?:type )?(\w+)(?: as (\w+))?\s*$/.exec(word) ?? []
      if (name) found.set(as, { from: join(dirname(file), path), name })
    }
  return found
}

const BARRELS = new Map([
  ['lucide-react', readBarrel(ICONS)],
  ['@app/ui', readBarrel(inPackages('ui'))],
  ['@app/spec', readBarrel(inPackages('spec'))],
])
const IMPORT = /^import \{([^}]+)\} from '(lucide-react|@app\/ui|@app\/spec)'$/gm

/**
 * Who imports an icon, a part or a constant by its package imports it from its own file. Through the package's list of
 * all, nobody could say which screen needs which, and every screen would load them all.
 */
export const directImports = () => ({
  name: 'direct-imports',
  enforce: 'pre' as const,
  apply: 'build' as const,
  transform: (code: string, id: string) =>
    /\/(?:apps\/web|packages\/(?:ui|contract|assistant))\/src\/.*\.tsx?$/.test(id)
      ? code.replace(IMPORT, (whole, names: string, from: string) => rewrite(names, from) ?? whole)
      : undefined,
})

function rewrite(names: string, from: string): string | undefined {
  const lines: string[] = []
  for (const word of names.split(',').map((one) => one.trim())) {
    if (!word || word.startsWith('type ')) continue
    const [name = '', as = name] = word.split(/ as /)
    const found = BARRELS.get(from)?.get(name)
    if (!found) return undefined
    lines.push(`import { ${found.name} as ${as} } from '${found.from}'`)
  }
  // On one line, so that messages still name the right one.
  return lines.join(';')
}
