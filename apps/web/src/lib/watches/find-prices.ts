import { readPrice } from '@app/values/read-price'

export interface FoundPrice {
  /** Where it stands in the result, as a watch names it: `items.0.price`. */
  path: string
  /** As it is written there. */
  text: string
  /** What it is the price of, where its row says so. */
  product: string
  /** The page that its row leads to. */
  url: string
  /** Whether anything says that this number is an amount of money. */
  isMoney: boolean
}

type Row = Record<string, unknown>

const MOST = 200
const DEEPEST = 8
const PRICED =
  /price|cost|amount|total|preis|betrag|kosten|prix|coût|montant|precio|costo|importe|价|價|価格|金额|金額|値段|料金/i
const CURRENCY = /\p{Sc}|(?<!\p{L})(?:[A-Z]{3}|kr|zł|Kč|Ft|Rs)(?!\p{L})|[元円]/u
const NAMED = /name|title|product|item|produkt|artikel|titel|nom|titre|produit|nombre|título|producto|名|商品|产品|品/i

/** Every number of a result that a watch could follow; those that are money alone, where there are any. */
export function findPrices(result: unknown): FoundPrice[] {
  const found: FoundPrice[] = []
  collect(result, [], {}, found)
  const money = found.filter(({ isMoney }) => isMoney)
  return money.length > 0 ? money : found
}

function collect(value: unknown, keys: readonly string[], row: Row, found: FoundPrice[], currency = ''): void {
  // A dot in a name would be read as the way to something inside it.
  if (found.length >= MOST || keys.length > DEEPEST || keys.some((key) => key === '' || key.includes('.'))) return
  if (typeof value === 'object' && value !== null) {
    const amount = isAmount(value)
    const inner = Array.isArray(value) || amount ? row : (value as Row)
    for (const [key, one] of Object.entries(value))
      collect(one, [...keys, key], inner, found, amount ? value.currency : '')
  } else if (readPrice(value) !== undefined) {
    found.push({
      path: keys.join('.'),
      text: currency ? `${value} ${currency}` : String(value),
      product: textIn(row, (key, text) => NAMED.test(key) && !CURRENCY.test(text)),
      url: textIn(row, (_, text) => /^https?:\/\/\S+$/.test(text)),
      isMoney: keys.some((key) => PRICED.test(key)) || CURRENCY.test(String(value)),
    })
  }
}

/** An amount beside its currency is no row of its own. */
const isAmount = (value: object): value is { currency: string } =>
  'amount' in value && 'currency' in value && typeof value.currency === 'string'

const textIn = (row: Row, fits: (key: string, text: string) => boolean): string =>
  Object.entries(row).find(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && fits(entry[0], entry[1]),
  )?.[1] ?? ''
