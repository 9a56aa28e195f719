import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..')
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(ROOT, 'docs'))
    .filter((f) => f.endsWith('.md'))
    .map((f) => `docs/${f}`),
]

/** A path in backticks begins with one of our folders; one with a placeholder in it is an example, not a claim. */
const TOP = /^(apps|packages|tests|scripts|docs|\.ci)\//

test.each(documents)('every path and link in %s leads somewhere', (document) => {
  const text = readFileSync(join(ROOT, document), 'utf8')
  const paths = [...text.matchAll(/`([^`\s]+)`/g)]
    .map((match) => match[1] ?? '')
    .filter((path) => TOP.test(path) && !/[<>*{}…]/.test(path))
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map((match) =>
    join(dirname(document), match[1] ?? ''),
  )
  const missing = [...paths, ...links].filter((path) => !existsSync(join(ROOT, path.replace(/:\d+$/, ''))))
  expect(missing).toEqual([])
})

test('every script the documents tell people to run exists', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const told = documents.flatMap((document) =>
    [...readFileSync(join(ROOT, document), 'utf8').matchAll(/npm run ([\w:-]+)/g)].map((match) => match[1] ?? ''),
  )
  expect([...new Set(told)].filter((name) => !(name in scripts))).toEqual([])
})
