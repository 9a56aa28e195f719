import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const FACTS = join(import.meta.dirname, '..', '..', 'packages', 'platforms', 'src', 'data', 'rows.ts')
const ADDRESS = /^\/platform-icons\/([a-z0-9]+)\.svg$/

/** Of three thousand icons only those that a platform of the catalogue names, each a file of its own. */
export function platformIcons(): Plugin {
  return {
    name: 'platform-icons',
    generateBundle() {
      for (const slug of namedIcons())
        this.emitFile({ type: 'asset', fileName: `platform-icons/${slug}.svg`, source: readIcon(slug) })
    },
    configureServer(server) {
      server.middlewares.use((request, reply, next) => {
        const [, slug] = ADDRESS.exec(request.url ?? '') ?? []
        if (!slug || !namedIcons().has(slug)) return next()
        reply.setHeader('content-type', 'image/svg+xml').end(readIcon(slug))
      })
    },
  }
}

/** The last field but one of each row. */
function namedIcons(): Set<string> {
  const rows = readFileSync(FACTS, 'utf8').split('\n')
  return new Set(
    rows.flatMap(
      (row) =>
        row
          .split('\t')
          .at(-2)
          ?.match(/^[a-z0-9]+$/) ?? [],
    ),
  )
}

const readIcon = (slug: string) =>
  readFileSync(createRequire(import.meta.url).resolve(`simple-icons/icons/${slug}.svg`), 'utf8')
