import type { Frame } from './read-frame.ts'

const SMALL = '(?:(?:van|von|de|der|da|del|of|the|and|&)\\s+)?'
const NAME = new RegExp(`(?<![\\p{L}\\p{N}·])\\p{Lu}[\\p{L}\\d&.'’-]*(?:\\s+${SMALL}\\p{Lu}[\\p{L}\\d&'’-]*)*`, 'gu')
const NONE =
  /^(?:I|CSV|JSON|PDF|XLSX?|Excel|URL|ID|SKU|OK|USD|EUR|GBP|Who|What|Which|When|Where|How|Is|Are|Does|Do|Did|The|A|An|All|In|On|At|From|And|Then|Please)$/u

/** What a clause calls by its name: it must stand in whatever answers it. */
export function namesIn({ sheet, values, language, word, output }: Frame): string[] {
  const quotes = values.filter(({ sort, text }) => sort === 'quote' && text !== output.name).map(({ text }) => text)
  if (language === 'zh' || language === 'ja') return quotes
  const names = [...sheet.left().replace(/Ω/gu, '·').matchAll(NAME)]
    .map(([name]) => name.replace(/['’]s$/u, '').replace(/[.'’-]+$/u, ''))
    .filter((name) => !NONE.test(name) && name.toLowerCase() !== word.toLowerCase() && name.length > 1)
    // Every noun of German is written large.
    .filter((name) => language !== 'de' || /\s/u.test(name))
  return [...new Set([...quotes, ...names])].slice(0, 10)
}
