import { plainWords } from '../meaning/plain-words.ts'

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'zh', 'ja', 'ru']
/** What people write though no list of names does. */
const ALSO: Record<string, string> = {
  usa: 'US',
  'u s a': 'US',
  'u s': 'US',
  america: 'US',
  'united states of america': 'US',
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  britain: 'GB',
  holland: 'NL',
  'the netherlands': 'NL',
  'czech republic': 'CZ',
  'south korea': 'KR',
  'russian federation': 'RU',
  turkey: 'TR',
}
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

let known: Map<string, string> | undefined

/** The code of a country by its name in many languages or by its code. */
export function findCountry(text: string): string | undefined {
  const plain = plainWords(text)
  if (!plain || plain.length > 60) return undefined
  known ??= listNames()
  return known.get(plain)
}

/** Every region the runtime has a name for: two letters that it only repeats are none. */
function listNames(): Map<string, string> {
  const names = new Map(Object.entries(ALSO))
  const codes = LETTERS.flatMap((one) => LETTERS.map((other) => one + other))
  for (const language of LANGUAGES) {
    const display = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    for (const code of codes) {
      const name = display.of(code)
      if (!name || code === 'ZZ' || isOld(code)) continue
      names.set(plainWords(name), code)
      names.set(code.toLowerCase(), names.get(code.toLowerCase()) ?? code)
    }
  }
  return names
}

/** Codes of countries that are called otherwise now lead to the new one. */
const isOld = (code: string): boolean => Intl.getCanonicalLocales(`und-${code}`)[0] !== `und-${code}`
