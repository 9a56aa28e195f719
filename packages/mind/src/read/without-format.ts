import type { Clause } from './clause.ts'
import type { Language } from './language.ts'
import { phrases } from './phrases.ts'
import type { Word } from './words.ts'

/** More digits than a figure on a page has. */
const MOST_DECIMALS = 8

/** "Two decimals, please", "rounded to one decimal place": how an answer is to be written, and nothing that a page says. */
export function withoutFormat(clauses: readonly Clause[], language: Language): Clause[] {
  const kept: Clause[] = []
  let decimals: number | undefined
  for (const clause of clauses) {
    const told = formatIn(clause, language)
    decimals ??= told?.decimals
    const rest = told ? leftOf(clause, told.words, language) : clause
    const last = kept.at(-1)
    if (rest) kept.push(rest)
    else if (last) kept[kept.length - 1] = { ...last, to: clause.to }
  }
  return decimals === undefined ? kept : kept.map((clause) => ({ ...clause, decimals }))
}

/** The figure, what it counts, and "rounded to" before it. */
function formatIn({ words, values }: Clause, language: Language): { decimals: number; words: Word[] } | undefined {
  const at = words.findIndex((_, on) => phrases(language, 'decimals').at(words, on) > 0)
  const before = words[at - 1]
  const value = values.find(
    ({ sort, to, from }) => sort === 'number' && before && from <= before.from && before.to <= to,
  )
  const decimals = value?.amount ?? (before && phrases(language, 'single').has(before) ? 1 : undefined)
  if (decimals === undefined || decimals > MOST_DECIMALS) return undefined
  const length = phrases(language, 'decimals').at(words, at)
  let start = at - 1
  while (start > 0 && (words[start - 1]?.small || phrases(language, 'rounds').has(words[start - 1] as Word))) start -= 1
  return { decimals, words: words.slice(start, at + length) }
}

function leftOf(clause: Clause, format: readonly Word[], language: Language): Clause | undefined {
  const words = clause.words.filter((word) => !format.includes(word))
  const says = words.some((word) => !word.small && !phrases(language, 'fillers').has(word))
  if (!says && !clause.asks) return undefined
  const values = clause.values.filter(({ from, to }) => !format.some((word) => from < word.to && word.from < to))
  return { ...clause, words, values }
}
