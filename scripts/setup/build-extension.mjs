import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { fingerprint } from './fingerprint.mjs'
import { inRoot } from './paths.mjs'

const HOME = inRoot('apps/extension')
const OUT = join(HOME, 'dist')
const STAMP = join(OUT, '.stamp')
const SOURCES = [
  'apps/extension',
  'packages/assistant',
  'packages/contract',
  'packages/spec',
  'packages/ui',
  'package.json',
]
/** A script that browsers put into a page: a file each, that waits for nothing. */
const PAGE_SCRIPTS = ['page', 'watch']

/** The extension's packages for three browsers, unless nothing they are made of has changed. */
export async function buildExtension() {
  const wanted = fingerprint(SOURCES)
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
  rmSync(OUT, { recursive: true, force: true })
  await build({ root: HOME, logLevel: 'warn' })
  for (const name of PAGE_SCRIPTS) await buildPageScript(name)
  const packer = join(OUT, '.packer')
  await build({
    root: HOME,
    configFile: false,
    logLevel: 'warn',
    build: { ssr: 'build/pack.ts', outDir: packer, emptyOutDir: true, copyPublicDir: false },
    ssr: { noExternal: [/^@app\//] },
  })
  const { version } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'))
  const { pack } = await import(`${pathToFileURL(join(packer, 'pack.js')).href}?${hashOf(wanted)}`)
  const downloads = join(OUT, 'downloads')
  mkdirSync(downloads, { recursive: true })
  await pack({ built: join(OUT, 'package'), icons: join(HOME, 'icons'), out: downloads }, version)
  rmSync(packer, { recursive: true })
  writeFileSync(STAMP, wanted)
}

const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 8)

const buildPageScript = (name) =>
  build({
    root: HOME,
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: 'dist/package',
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(HOME, 'src', name, 'main.ts'),
        output: { format: 'iife', entryFileNames: `${name}.js` },
      },
    },
  })
