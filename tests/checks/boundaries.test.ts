import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..')

/** Who may import whom. A new arrow is a new word in this table, seen by whoever reads the change. */
const MAY_IMPORT: Record<string, string[]> = {
  'packages/spec': [],
  'packages/assistant': ['spec'],
  'packages/client': ['contract'],
  'packages/contract': ['spec', 'values'],
  'packages/db': ['spec'],
  'packages/core': ['spec', 'contract', 'db', 'platforms', 'values'],
  'packages/platforms': ['spec'],
  'packages/store': [],
  'packages/toolkit': [],
  'packages/tools': ['mind', 'toolkit', 'values'],
  'packages/values': [],
  'packages/mind': ['toolkit', 'values'],
  'packages/planner': ['contract', 'mind', 'spec', 'toolkit', 'values'],
  'packages/engine': ['spec', 'contract', 'db', 'toolkit', 'values'],
  'packages/ui': [],
  'apps/extension': ['spec', 'contract', 'ui', 'assistant'],
  'apps/practice': [],
  'apps/web': ['spec', 'contract', 'ui', 'assistant', 'values'],
  'apps/server': [
    'spec',
    'contract',
    'core',
    'db',
    'engine',
    'planner',
    'platforms',
    'practice',
    'store',
    'toolkit',
    'tools',
    'values',
  ],
}

const sources = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx)$/.test(file) && !/(^|\/)(node_modules|dist)\//.test(file))
    .map((file) => join(folder, file))

const STATIC = /^(?:import|export)\b[^'"`;]*?from\s*['"]([^'"\n]+)['"]|^import\s*['"]([^'"\n]+)['"]/gm
const DYNAMIC = /\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/g

const importsOf = (file: string): string[] => {
  const text = readFileSync(join(ROOT, file), 'utf8')
  return [...text.matchAll(STATIC), ...text.matchAll(DYNAMIC)].map((match) => match[1] ?? match[2] ?? '')
}

const homes = ['packages', 'apps'].flatMap((top) => readdirSync(join(ROOT, top)).map((name) => `${top}/${name}`))

test('every home has its row in the table', () => {
  expect(homes.sort()).toEqual(Object.keys(MAY_IMPORT).sort())
})

test.each(Object.entries(MAY_IMPORT))('%s imports only what its row allows', (home, allowed) => {
  const wrong = sources(home).flatMap((file) =>
    importsOf(file)
      .filter((name) => name.startsWith('@app/'))
      .filter((name) => !allowed.includes(name.split('/')[1] ?? '') && !isTesting(file, home, name))
      .map((name) => `${file} imports ${name}`),
  )
  expect(wrong).toEqual([])
})

test.each(Object.keys(MAY_IMPORT))('%s lists every package it imports', (home) => {
  const manifest = JSON.parse(readFileSync(join(ROOT, home, 'package.json'), 'utf8'))
  const listed = new Set(
    Object.keys({ ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies }),
  )
  // The runner is the repository's; a home lists what its product needs.
  const ours = ['vitest', 'drizzle-kit', 'vite']
  const missing = sources(home).flatMap((file) =>
    importsOf(file)
      .filter(
        (name) => !name.startsWith('.') && !name.startsWith('node:') && !name.startsWith('/') && !name.includes('$'),
      )
      .map((name) =>
        name
          .split('/')
          .slice(0, name.startsWith('@') ? 2 : 1)
          .join('/'),
      )
      .filter((name) => !listed.has(name) && name !== manifest.name && !ours.includes(name))
      .map((name) => `${file} imports ${name}`),
  )
  expect([...new Set(missing)]).toEqual([])
})

test('no import crosses packages by a relative path', () => {
  const wrong = homes.flatMap(sources).filter((file) => {
    const home = file.split('/').slice(0, 2).join('/')
    return importsOf(file).some(
      (name) => name.startsWith('.') && relative(home, join(file, '..', name)).startsWith('..'),
    )
  })
  expect(wrong).toEqual([])
})

test('no feature imports another feature', () => {
  const features = 'apps/web/src/features'
  const wrong = sources(features).flatMap((file) => {
    const own = file.split('/')[4] ?? ''
    return importsOf(file)
      .filter((name) => name.startsWith('.'))
      .map((name) => join(file, '..', name))
      .filter((target) => target.startsWith(`${features}/`) && target.split('/')[4] !== own)
      .map((target) => `${file} imports ${target}`)
  })
  expect(wrong).toEqual([])
})

test('routes and http never reach into the worker, the engine or its tools', () => {
  const wrong = [...sources('apps/server/src/routes'), ...sources('apps/server/src/http')].filter((file) =>
    importsOf(file).some((name) => name.includes('/worker/') || /^@app\/(engine|tools|toolkit)/.test(name)),
  )
  expect(wrong).toEqual([])
})

test('S-01 nothing evaluates text as code', () => {
  const wrong = homes
    .flatMap(sources)
    .filter((file) => /\beval\(|new Function\(|node:vm|from 'vm'/.test(readFileSync(join(ROOT, file), 'utf8')))
  expect(wrong).toEqual([])
})

/** A test may lean on a package's own testing door. */
const isTesting = (file: string, home: string, name: string) =>
  (name.endsWith('/testing') || name === '@app/core') &&
  (/\.test\.tsx?$/.test(file) || file === `${home}/src/testing.ts`)
