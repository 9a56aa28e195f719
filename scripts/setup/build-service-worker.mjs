import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { inRoot } from './paths.mjs'

/** The service worker, on its own at the root of the pages; another build is another version of it. */
export function buildServiceWorker() {
  const web = inRoot('apps/web')
  const text = readFileSync(join(web, 'dist', '.vite', 'manifest.json'), 'utf8')
  const document = readFileSync(join(web, 'dist', 'index.html'), 'utf8')
  const version = createHash('sha256').update(text).update(document).digest('hex').slice(0, 12)
  return build({
    root: web,
    configFile: false,
    logLevel: 'warn',
    define: { VERSION: JSON.stringify(version) },
    build: {
      outDir: 'dist',
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(web, 'src', 'service-worker', 'service-worker.ts'),
        output: { entryFileNames: 'service-worker.js' },
      },
    },
  })
}
