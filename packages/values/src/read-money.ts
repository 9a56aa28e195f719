import { currencyBeside, type FoundCurrency, findCurrency } from './find-currency.ts'
import { type FoundNumber, findNumbers, type NumberWish } from './find-numbers.ts'

export interface Money {
  amount: number
  /** ISO 4217; not there when neither the text nor the wish tells. */
  currency?: string
  /** The currency as it is written. */
  written?: string
}

export interface MoneyWish extends NumberWish {
  /** Text that names the currency when the price itself does not: a code, a symbol, the heading of a column. */
  hint?: string | undefined
  /** ISO 3166 country of the page: whose dollar it is. */
  country?: string | undefined
}

const MULTIPLIERS: [RegExp, number][] = [
  [/^ ?(?:k|tsd\.?|thousand)(?!\p{L})/iu, 1e3],
  [/^ ?(?:m|mn|mio\.?|mill?\.|million|millionen|millions|millones)(?!\p{L})/iu, 1e6],
  [/^ ?(?:bn|mrd\.?|billion|milliarden|milliards)(?!\p{L})/iu, 1e9],
]

const FREE = /^\s*(?:free|gratis|for free|kostenlos|gratuit|gratuito|免费|無料)(?:\s*[!.])?\s*$/i

/** The first price of a text: `$1,299.00`, `1.299,00 €`, `EUR 5,-`, `US$ 12.5k`. A share in percent is not a price. */
export function readMoney(raw: string, wish: MoneyWish = {}): Money | undefined {
  return readSimple(raw, wish) ?? readAny(raw, wish)
}

const SIMPLE = /^([$€£]) ?(\d{1,3}(?:,\d{3})*\.\d\d|\d{1,6}\.\d\d)$/
const SIMPLE_CODES: Record<string, string> = { $: 'USD', '€': 'EUR', '£': 'GBP' }

/** By far the most frequent form, which leaves nothing to weigh. */
function readSimple(text: string, { hint, country, decimal }: MoneyWish): Money | undefined {
  if (text.length > 16 || hint || country || decimal) return undefined
  const [, written = '', digits = ''] = SIMPLE.exec(text) ?? []
  const currency = SIMPLE_CODES[written]
  return currency ? { amount: Number(digits.replaceAll(',', '')), currency, written } : undefined
}

function readAny(raw: string, wish: MoneyWish): Money | undefined {
  // `119. 95`: the cents were set in an element of their own.
  const text = raw.slice(0, LONGEST).replace(/(\d[.,])\s(\d\d)(?![\d.,])/g, '$1$2')
  if (FREE.test(text)) return { amount: 0, ...named(elsewhere('', wish)) }
  const numbers = findNumbers(text, wish).filter(({ to }) => !/^ ?%/.test(text.slice(to, to + 2)))
  const beside = numbers.map((number) => currencyBeside(text, number.from, number.to, wish.country))
  const priced = Math.max(
    0,
    beside.findIndex((currency) => currency !== undefined),
  )
  const number = beginningOfRange(text, numbers, priced)
  if (!number) return undefined
  const currency = beside[priced] ?? elsewhere(text, wish)
  const amount = amountOf(text, number, beside[priced])
  return { amount: /^\s?[-−][^\d\s]/.test(text) ? -Math.abs(amount) : amount, ...named(sharper(currency, wish)) }
}

/** A price is short; what is longer is a text with a price at its beginning. */
const LONGEST = 2_000

/** From `26 to 50 €` the 26, though only the 50 has its currency beside it. */
function beginningOfRange(text: string, numbers: FoundNumber[], priced: number): FoundNumber | undefined {
  const [before, number] = [numbers[priced - 1], numbers[priced]]
  if (!before || !number) return number
  return /^\s?(?:-|–|—|~|to|bis|à|a|до)\s?$/.test(text.slice(before.to, number.from)) ? before : number
}

const elsewhere = (text: string, { hint, country }: MoneyWish): FoundCurrency | undefined =>
  findCurrency(text, country) ??
  (hint ? (currencyBeside(`1 ${hint}`, 0, 1, country) ?? findCurrency(hint, country)) : undefined)

/** A bare dollar beside a hint that names whose it is. */
function sharper(found: FoundCurrency | undefined, { hint }: MoneyWish): FoundCurrency | undefined {
  const code = hint && found?.text === '$' ? /\b[A-Z]{2}D\b/.exec(hint)?.[0] : undefined
  return code && found ? { code, text: code } : found
}

const named = (found: FoundCurrency | undefined): Partial<Money> =>
  found ? { currency: found.code, written: found.text } : {}

function amountOf(text: string, { value, to }: FoundNumber, currency: FoundCurrency | undefined): number {
  const rest = text.slice(to, to + 14)
  // 12€50: the symbol stands where the point would.
  const cents = currency && rest.startsWith(currency.text) && CENTS.exec(rest.slice(currency.text.length))
  if (cents && Number.isInteger(value)) return Number(`${value}.${cents[0].trim()}`)
  const times = MULTIPLIERS.find(([form]) => form.test(rest))
  return times && !isCurrency(rest, currency) ? round(value * times[1]) : value
}

const CENTS = /^(?:\d{1,3}(?!\d)| \d\d$)/

/** `K` after the number may be the kwacha. */
const isCurrency = (rest: string, currency: FoundCurrency | undefined): boolean =>
  currency !== undefined && rest.trimStart().startsWith(currency.text)

const round = (value: number): number => Math.round(value * 1e6) / 1e6
