import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from './paths.mjs'

/** What the frame around a screen fetches as well: its own file, and texts beyond those of every page. */
const SHELL_TEXTS = { app: ['', 'shell', 'workspace'], public: ['', 'shell'], bare: ['', 'shell'] }

/** Says for each screen which files it begins with, so that the document can name them before any script has run. */
export function writePreloads() {
  const dist = inRoot('apps/web/dist')
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
  const entry = new Set(filesOf(manifest, 'index.html'))
  const screens = Object.fromEntries(
    readScreens().map(({ name, shell, texts, module }) => [
      name,
      {
        files: [`src/app/shell/${shell}-shell.tsx`, module]
          .flatMap((source) => filesOf(manifest, source))
          .filter((file, at, all) => !entry.has(file) && all.indexOf(file) === at),
        texts: [...SHELL_TEXTS[shell], ...texts],
      },
    ]),
  )
  const texts = {}
  for (const [source, { file }] of Object.entries(manifest)) {
    const [, language, namespace] =
      /spec\/src\/texts\/(\w+)\/([\w-]+)\.ts$/.exec(source) ?? /spec\/src\/texts\/find-(\w\w)()\.ts$/.exec(source) ?? []
    // Under no name: the list by which the others are found.
    if (language) texts[language] = { ...texts[language], [namespace]: file }
  }
  writeFileSync(join(dist, 'preloads.json'), JSON.stringify({ screens, texts }))
}

/** A module's file and those it cannot begin without. */
function filesOf(manifest, source, seen = new Set()) {
  const row = manifest[source]
  if (!row) throw new Error(`The build knows no ${source}.`)
  if (seen.has(row.file)) return []
  seen.add(row.file)
  return [row.file, ...(row.imports ?? []).flatMap((one) => filesOf(manifest, one, seen))]
}

/** The table of screens, read as text: what a screen loads is named nowhere else. */
function readScreens() {
  const code = readFileSync(inRoot('apps/web/src/app/screens.ts'), 'utf8')
  const shared = new Map(
    Array.from(code.matchAll(/^const (\w+) = \(\) => import\('\.\.\/([^']+)'\)/gm), ([, a, b]) => [a, b]),
  )
  const row =
    /name: '(\w+)',\s+shell: '(\w+)',\s+texts: \[([^\]]*)\],\s+load: (?:(?:\(\) => )?(dashboard|legal)|\(\) => import\('\.\.\/([^']+)'\))/g
  const screens = Array.from(code.matchAll(row), ([, name, shell, texts, of, own]) => ({
    name,
    shell,
    texts: Array.from(texts.matchAll(/'([\w-]+)'/g), ([, one]) => one),
    module: `src/${own ?? shared.get(of)}`,
  }))
  if (screens.length !== code.match(/\bname: '/g)?.length) throw new Error('A row of the screens could not be read.')
  return screens
}
