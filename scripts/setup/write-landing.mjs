import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { inRoot } from './paths.mjs'

const LANGUAGES = ['en', 'es', 'fr', 'de', 'zh', 'ja']

/** Writes the landing page of each language ahead of time, with its app asleep. */
export async function writeLanding() {
  const web = inRoot('apps/web')
  const outDir = join(web, 'dist', '.prerender')
  await build({
    root: web,
    logLevel: 'warn',
    build: { ssr: 'src/prerender.tsx', outDir, manifest: false, emptyOutDir: true, copyPublicDir: false },
    ssr: { noExternal: [/^@app\//] },
  })
  const { renderLanding } = await import(pathToFileURL(join(outDir, 'prerender.js')).href)
  const document = readFileSync(join(web, 'dist', 'index.html'), 'utf8')
  const font = `assets/${readdirSync(join(web, 'dist', 'assets')).find((file) => /^inter-latin.*\.woff2$/.test(file))}`
  // What lies below the fold is loaded by the first drawing, and there for all that follow.
  await renderLanding('en')
  await new Promise((resolve) => setTimeout(resolve, 500))
  for (const language of LANGUAGES) {
    const page = asleep(document, font).replace(
      '<div id="root"></div>',
      `<div id="root">${await renderLanding(language)}</div>`,
    )
    writeFileSync(join(web, 'dist', `landing.${language}.html`), page)
  }
  rmSync(outDir, { recursive: true })
}

/** The document with its app asleep: `wake.js` brings it when somebody is there. */
function asleep(document, font) {
  const entry = document.match(/<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/)
  if (!entry) throw new Error('The built document names no entry.')
  return document
    .replace(/<link rel="modulepreload"[^>]*>\s*/g, '')
    .replace(entry[0], `<script type="module" src="/wake.js" data-app="${entry[1]}"></script>`)
    .replace('</head>', `<link rel="preload" as="font" type="font/woff2" href="/${font}" crossorigin></head>`)
}
