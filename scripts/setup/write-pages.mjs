import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { inRoot } from './paths.mjs'

const LANGUAGES = ['en', 'es', 'fr', 'de', 'zh', 'ja']

/** Writes the public pages of each language ahead of time, with their app asleep. */
export async function writePages() {
  const web = inRoot('apps/web')
  const outDir = join(web, 'dist', '.prerender')
  await build({
    root: web,
    logLevel: 'warn',
    build: { ssr: 'src/prerender.tsx', outDir, manifest: false, emptyOutDir: true, copyPublicDir: false },
    ssr: { noExternal: [/^@app\//] },
  })
  await buildWake(web)
  const { renderPage, WRITTEN } = await import(pathToFileURL(join(outDir, 'prerender.js')).href)
  const document = asleep(readFileSync(join(web, 'dist', 'index.html'), 'utf8'), findFont(join(web, 'dist', 'assets')))
  mkdirSync(join(web, 'dist', 'written'), { recursive: true })
  // What lies below the fold is loaded by the first drawing, and there for all that follow.
  for (const name of WRITTEN) await renderPage(name, 'en')
  await new Promise((resolve) => setTimeout(resolve, 500))
  for (const name of WRITTEN)
    for (const language of LANGUAGES) {
      const { title, body } = await renderPage(name, language)
      const page = document
        .replace(/<title>.*?<\/title>/, () => `<title>${title.replaceAll('&', '&amp;')}</title>`)
        .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`)
      writeFileSync(join(web, 'dist', 'written', `${name}.${language}.html`), page)
    }
  rmSync(outDir, { recursive: true })
}

/** On its own and small: it is all the script such a page begins with. */
const buildWake = (web) =>
  build({
    root: web,
    configFile: false,
    logLevel: 'warn',
    build: {
      ...{
        outDir: 'dist',
        emptyOutDir: false,
        copyPublicDir: false,
        target: 'es2022',
        modulePreload: { polyfill: false },
      },
      rolldownOptions: { input: join(web, 'src', 'wake.ts'), output: { entryFileNames: 'wake.js' } },
    },
  })

const findFont = (assets) => `assets/${readdirSync(assets).find((file) => /^inter-latin.*\.woff2$/.test(file))}`

/** The document with its app asleep: `wake.js` brings it when somebody is there. */
function asleep(document, font) {
  const entry = document.match(/<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/)
  if (!entry) throw new Error('The built document names no entry.')
  return document
    .replace(/<link rel="modulepreload"[^>]*>\s*/g, '')
    .replace(entry[0], `<script type="module" src="/wake.js" data-app="${entry[1]}"></script>`)
    .replace('</head>', `<link rel="preload" as="font" type="font/woff2" href="/${font}" crossorigin></head>`)
}
