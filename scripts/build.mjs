// Pages, server and extension, built for production. `npm start` and `npm test` call it when something has changed.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { buildExtension } from './setup/build-extension.mjs'
import { buildServiceWorker } from './setup/build-service-worker.mjs'
import { inRoot } from './setup/paths.mjs'
import { writePages } from './setup/write-pages.mjs'
import { writePreloads } from './setup/write-preloads.mjs'

await build({ root: inRoot('apps/web'), logLevel: 'warn' })
await build({
  root: inRoot('apps/server'),
  configFile: false,
  logLevel: 'warn',
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        'rotate-keys': 'src/commands/rotate-keys.ts',
        'reset-password': 'src/commands/reset-password.ts',
        'push-keys': 'src/commands/push-keys.ts',
        'stripe-setup': 'src/commands/stripe-setup.ts',
        // Documents and words are read in threads of their own, so by programs of their own.
        'document-worker': '../../packages/tools/src/document/isolation/work.ts',
        'reading-worker': '../../packages/planner/src/builtin/thread/work.ts',
        // The model of this machine runs in a process of its own.
        'model-server': 'src/local-model/serving/work.ts',
      },
    },
  },
  ssr: { noExternal: [/^@app\//] },
})
await writePages()
writePreloads()
await buildServiceWorker()
await buildExtension()
compress(inRoot('apps/web/dist'))

/** Beside each text file its small forms: nothing is compressed while somebody waits. */
function compress(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !/\.(js|css|svg|json|webmanifest)$/.test(entry.name)) continue
    const path = join(entry.parentPath ?? entry.path, entry.name)
    const bytes = readFileSync(path)
    if (bytes.length < 1_000) continue
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
  }
}
