import { LEXICONS } from '../lexicon/index.ts'
import type { Language } from './language.ts'

/** Stands for an address while the words are read. */
export const PLACE = '\uE000'

/** "On X: …", in whatever language: all that follows is said of it. */
const INTRODUCED = new RegExp(`^\\s*\\p{L}{0,10}\\s*${PLACE}\\s*:\\s*`, 'u')

const made = new Map<Language, readonly [RegExp, string][]>()

/** "Go to X and …", "… on X": one is there already when the words are read, so what leads there says nothing more. */
export function withoutAddress(said: string, language: Language): string {
  return formsOf(language)
    .reduce((text, [form, instead]) => text.replace(form, instead), said.replace(INTRODUCED, ''))
    .replaceAll(PLACE, ' ')
    .replace(/^[\s,;:.–-]+/u, '')
    .trim()
}

function formsOf(language: Language): readonly [RegExp, string][] {
  const known = made.get(language)
  if (known) return known
  const { doing, of, into, to, and, afterwards, fillers } = LEXICONS[language]
  const any = (...rows: string[]) =>
    rows
      .flatMap((row) => row.split('|'))
      .sort((a, b) => b.length - a.length)
      .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('|')
  const gap = language === 'zh' || language === 'ja' ? '\\s*' : '\\s+'
  const small = `(?:(?:${any(of, into, to)})${gap}){0,2}`
  const after = `\\s*(?:[,;:.，。、]\\s*)?(?:(?:${any(and, afterwards)})${gap}){0,2}`
  const forms: [RegExp, string][] = [
    [new RegExp(`(?<![\\p{L}])(${any(doing.login)})${gap}${small}${PLACE}`, 'giu'), '$1 '],
    [
      new RegExp(
        `(?:(?:${any(fillers)})${gap}){0,2}(?<![\\p{L}])(?:${any(doing.open)})${gap}${small}${PLACE}${after}`,
        'giu',
      ),
      ' ',
    ],
    [new RegExp(`(?<![\\p{L}])${small}${PLACE}(?:\\s*[:,，、])?`, 'giu'), ' '],
  ]
  made.set(language, forms)
  return forms
}
