import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { analyse, type Report } from 'scslre'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..')
const FILES = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'], { cwd: ROOT })
  .toString()
  .trim()
  .split('\n')

interface Pattern {
  source: string
  flags: string
  place: string
}

/** Two runs side by side that take the same letters can share a long input out in as many ways as it has letters. */
test('no pattern has two runs that trade letters: one sentence must not stop the server', { timeout: 60_000 }, () => {
  const slow = FILES.flatMap(patternsIn).filter(hasTwoRuns).flatMap(reportsOf)
  expect(slow).toEqual([])
})

function patternsIn(file: string): Pattern[] {
  const text = readFileSync(join(ROOT, file), 'utf8')
  const found: Pattern[] = []
  const walk = (node: unknown): void => {
    if (!node || typeof node !== 'object') return
    const { regex, start } = node as { regex?: { pattern: string; flags: string }; start?: number }
    if (regex) {
      const line = text.slice(0, start).split('\n').length
      found.push({ source: regex.pattern, flags: regex.flags, place: `${file}:${line}` })
    }
    for (const part of Object.values(node)) walk(part)
  }
  walk(parseSync(file, text).program)
  return found
}

/** Cheap, and spares the library nine of ten patterns. */
const hasTwoRuns = ({ source }: Pattern): boolean => (source.match(/(?<!\\)[*+]|,\}/g) ?? []).length > 1

const reportsOf = ({ source, flags, place }: Pattern): string[] =>
  // A run that is tried again from every place (`Move`) is quadratic at worst, and inputs are bounded.
  analyse({ source, flags }, { reportTypes: { Move: false } }).reports.map((report) => `${place} ${inWords(report)}`)

const inWords = ({ type, exponential, character }: Report): string =>
  `${exponential ? 'exponential ' : ''}${type} on ${character.literal.source}`
