import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '@app/spec'
import { loadTexts, type Namespace } from '@app/spec/texts'
import { describe, expect, test } from 'vitest'

const folder = join(import.meta.dirname, '..', '..', 'packages', 'spec', 'src', 'texts')
const inFolder = (name: string) =>
  readdirSync(join(folder, 'en', name))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.replace('.ts', ''))
const namespaces = [
  ...inFolder('.'),
  ...inFolder('behind'),
  ...inFolder('lab').map((name) => `lab-${name}`),
] as Namespace[]

type Tree = { [key: string]: string | Tree }

/** Every text by its dotted key. */
function flatten(tree: Tree, path = ''): Map<string, string> {
  const flat = new Map<string, string>()
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') flat.set(path + key, value)
    else for (const [inner, text] of flatten(value, `${path}${key}.`)) flat.set(inner, text)
  }
  return flat
}

/** The names in braces and tags, whatever the words around them: what a translation must carry over. */
const placeholders = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)\s*[,}]|<(\w+)>/g)].map((match) => match[1] ?? match[2]))].sort()

describe.each(LANGUAGES.filter((language) => language !== 'en'))('%s', (language) => {
  test.each(namespaces)('%s has the same keys and placeholders as English, and no empty text', async (namespace) => {
    const english = flatten((await loadTexts('en', namespace)) as unknown as Tree)
    const translated = flatten((await loadTexts(language, namespace)) as unknown as Tree)
    expect([...translated.keys()].sort()).toEqual([...english.keys()].sort())
    const wrong = [...english].filter(([key, text]) => {
      const other = translated.get(key) ?? ''
      return (text !== '' && other.trim() === '') || placeholders(text).join() !== placeholders(other).join()
    })
    expect(wrong.map(([key]) => key)).toEqual([])
  })

  test('is a translation: most long texts differ from English', async () => {
    const long: [string, string][] = []
    for (const namespace of namespaces) {
      const english = flatten((await loadTexts('en', namespace)) as unknown as Tree)
      const translated = flatten((await loadTexts(language, namespace)) as unknown as Tree)
      for (const [key, text] of english) if (text.length > 25) long.push([text, translated.get(key) ?? ''])
    }
    const same = long.filter(([text, other]) => text === other)
    expect(same.length / long.length).toBeLessThan(0.02)
  })
})
