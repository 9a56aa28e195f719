import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'

const DIST = join(import.meta.dirname, '..', 'apps', 'web', 'dist')
const BUDGET = { js: 170_000, css: 30_000 }

interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
  isEntry?: boolean
  isDynamicEntry?: boolean
}

const manifest: Record<string, Chunk> = existsSync(DIST)
  ? JSON.parse(readFileSync(join(DIST, '.vite', 'manifest.json'), 'utf8'))
  : {}

/** A chunk and everything it cannot do without. */
function closure(key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const next of manifest[key]?.imports ?? []) closure(next, seen)
  return seen
}

const gzipped = (file: string) => gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length
const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? ''
const pages = Object.keys(manifest).filter((key) => /src\/features\/.*-pages?\.tsx$/.test(key))
const shells = Object.keys(manifest).filter((key) => /src\/app\/shell\/\w+-shell\.tsx$/.test(key))
const texts = Object.keys(manifest).filter((key) => /texts\/\w+\/\w+\.ts$/.test(key))
const largest = (keys: string[]) => keys.map((key) => gzipped(manifest[key]?.file ?? '')).sort((a, b) => b - a)[0] ?? 0

/** D4: the first load of a screen is the entry, the larger shell, the page, and two chunks of words in the longest language. */
describe('first load', () => {
  test('there is a page to measure', () => {
    expect(pages.length).toBeGreaterThan(15)
    expect(shells.length).toBeGreaterThan(1)
  })

  test.each(pages)('%s needs at most 170 kB of JavaScript and 30 kB of styles, gzipped', (page) => {
    const keys = [...new Set([entry, ...shells, page].flatMap((key) => [...closure(key)]))]
    const js = keys.reduce((sum, key) => sum + gzipped(manifest[key]?.file ?? ''), 0) + 2 * largest(texts)
    const css = [...new Set(keys.flatMap((key) => manifest[key]?.css ?? []))].reduce(
      (sum, file) => sum + gzipped(file),
      0,
    )
    expect(js).toBeLessThanOrEqual(BUDGET.js)
    expect(css).toBeLessThanOrEqual(BUDGET.css)
  })
})
