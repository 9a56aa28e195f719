import { CODES, CURRENCY_FORMS, type CurrencyForm, SHARED } from './currency-forms.ts'

export interface FoundCurrency {
  /** ISO 4217, as far as the text and the country tell. */
  code: string
  /** As it is written there. */
  text: string
}

/** The currency written right before or right after a place in the text, an explicit code first. */
export function currencyBeside(text: string, from: number, to: number, country?: string): FoundCurrency | undefined {
  const before = endingOf(text.slice(Math.max(0, from - 16), from).replace(/[\s:+-]+$/, ''))
  const after = beginningOf(
    text
      .slice(to, to + 16)
      .replace(/^[.,][-–—]+/, '')
      .trimStart(),
  )
  // One or two letters beside a number are a currency only when nothing else is said: `5 K`, `3 D`.
  const alone = text.length - (to - from) < 8
  const both = [before, after].filter((found) => found !== undefined && (alone || !isWeak(found.text)))
  const best = both.find((found) => CODES.has(found?.text.toUpperCase() ?? '')) ?? both[0]
  return best && settle(best, country)
}

/** A currency anywhere in a text that has its amount elsewhere; single letters do not count. */
export function findCurrency(text: string, country?: string): FoundCurrency | undefined {
  const code = text.match(/(?<!\p{L})[A-Z]{3}(?!\p{L})/gu)?.find((word) => CODES.has(word))
  if (code) return { code, text: code }
  let best: CurrencyForm | undefined
  for (let at = 0; at < text.length; at += 1) {
    const found = BY_FIRST.get(text[at] ?? '')?.find((one) => isSafe(one) && standsAt(text, at, one.form))
    if (found && found.form.length > (best?.form.length ?? 0)) best = found
  }
  return best && settle({ code: best.code, text: best.form }, country)
}

const BY_FIRST = indexBy((form) => form[0] ?? '')
const BY_LAST = indexBy((form) => form.at(-1) ?? '')

function indexBy(key: (form: string) => string): Map<string, CurrencyForm[]> {
  const index = new Map<string, CurrencyForm[]>()
  for (const one of CURRENCY_FORMS) index.set(key(one.form), [...(index.get(key(one.form)) ?? []), one])
  return index
}

const isSafe = ({ form, letters }: CurrencyForm): boolean => !letters || form.length > 1

const standsAt = (text: string, at: number, form: string): boolean =>
  text.startsWith(form, at) && !touches(form, text[at - 1], text[at + form.length])

const COMMON = new Set('kr kr. Kr zł zl Kč Ft Rs Rs. Rp RM TL лв р. р Р Fr. Fr kn DA DT'.split(' '))

const isWeak = (form: string): boolean => form.length <= 2 && /^\p{L}+\.?$/u.test(form) && !COMMON.has(form)

/** Codes that are words as well count in capitals only. */
const WORDS = new Set('all top try cup mad sos pen bob ron php gel lak mop bam sek nok cad'.split(' '))

const codeOf = (word: string | undefined): FoundCurrency | undefined =>
  word && CODES.has(word.toUpperCase()) && (word === word.toUpperCase() || !WORDS.has(word.toLowerCase()))
    ? { code: word.toUpperCase(), text: word }
    : undefined

const LETTER = /\p{L}/u

/** A form of letters inside a longer word is not a currency: `Rs` in `Rspca`. */
const touches = (form: string, before = '', after = ''): boolean =>
  (LETTER.test(form.at(0) ?? '') && LETTER.test(before)) || (LETTER.test(form.at(-1) ?? '') && LETTER.test(after))

function endingOf(text: string): FoundCurrency | undefined {
  if (text === '') return undefined
  const dollars = text.length > 2 && text.endsWith('$') && /(?<!\p{L})([A-Z]{2,3}) ?\$$/u.exec(text)
  if (dollars) return { code: codeOfDollar(dollars[1] ?? ''), text: dollars[0] }
  const code = /[A-Za-z]$/.test(text) ? codeOf(/(?<!\p{L})[A-Za-z]{3}$/u.exec(text)?.[0]) : undefined
  if (code) return code
  const form = BY_LAST.get(text.at(-1) ?? '')?.find(
    (one) => text.endsWith(one.form) && !touches(one.form, text.at(-one.form.length - 1)),
  )
  return form && { code: form.code, text: form.form }
}

function beginningOf(text: string): FoundCurrency | undefined {
  if (text === '') return undefined
  const code = /^[A-Za-z]/.test(text) ? codeOf(/^[A-Za-z]{3}(?!\p{L})/u.exec(text)?.[0]) : undefined
  if (code) return code
  const form = BY_FIRST.get(text[0] ?? '')?.find((one) => standsAt(text, 0, one.form))
  return form && { code: form.code, text: form.form }
}

/** `AU $`, `CAD$`: the country or the currency before its dollar. */
function codeOfDollar(letters: string): string {
  if (CODES.has(letters)) return letters
  return CURRENCY_FORMS.find(({ form }) => form === `${letters}$`)?.code ?? SHARED.$?.[letters] ?? 'USD'
}

function settle(found: FoundCurrency, country: string | undefined): FoundCurrency {
  const local = country && SHARED[found.text]?.[country.toUpperCase()]
  return local ? { ...found, code: local } : found
}
