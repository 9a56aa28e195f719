/** An amount as it stands in a text. */
export interface Amount {
  value: number
  text: string
  /** Where it stands in the text. */
  from: number
  to: number
}

const SHAPE = /(?<![\d.,])(?:\d{1,3}(?:[., '’]\d{3}){1,4}|\d{1,9})[.,]\d{2}(?!\d)(?![.,]\d)(?! ?%)/g
/** Without decimals only where the currency says so: ¥1,200, 1200円, INR 500. */
const WHOLE =
  /(?:[¥￥₩₹€$£]|\b(?:JPY|CNY|INR|Rs\.?|RM|EUR|USD)) ?(\d{1,3}(?:[., ]\d{3}){1,4}(?!\d)|\d{1,9}(?!\d))(?![.,]\d)|(\d{1,3}(?:[.,]\d{3}){1,4}(?!\d)|\d{1,9}) ?[円元]/g

/** Every amount of money written with its two decimals, or beside a sign of a currency. */
export function amountsIn(text: string): Amount[] {
  const exact = [...text.matchAll(SHAPE)].map((match) => toAmount(text, match[0], match.index, true))
  const whole = [...text.matchAll(WHOLE)]
    .map((match) => {
      const digits = match[1] ?? match[2] ?? ''
      return toAmount(text, digits, match.index + match[0].indexOf(digits), false)
    })
    .filter(({ from, to }) => !exact.some((one) => one.from < to && one.to > from))
  return [...exact, ...whole].sort((a, b) => a.from - b.from)
}

function toAmount(text: string, written: string, from: number, decimals: boolean): Amount {
  const digits = written.replace(/[^\d]/g, '')
  const value = Number(decimals ? `${digits.slice(0, -2)}.${digits.slice(-2)}` : digits)
  const negative =
    /(?:^|[^\d\p{L}])[-−–] ?[^\d\p{L}]{0,2} ?$/u.test(text.slice(Math.max(0, from - 6), from)) ||
    /^-(?!\d)/.test(text.slice(from + written.length))
  return { value: negative ? -value : value, text: written, from, to: from + written.length }
}
