import { amountsIn } from './amounts-in.ts'
import { vatIdsIn } from './codes.ts'
import { datesIn } from './dates-in.ts'
import type { Reader } from './labelled-values.ts'

/** A date at the beginning of a text. */
export const dateReader =
  (order: 'day' | 'month'): Reader<string> =>
  (text) => {
    const [date] = datesIn(text, order)
    return date && date.from < 16 ? { value: date.value, text: date.text } : undefined
  }

/** A number of a document: letters, figures and signs without a space, with a figure in it; no date, no amount. */
export const codeReader: Reader<string> = (text) => {
  const match = /^(?:no|nr|num|n°|nº|#)?[\s.:#]{0,4}([\p{L}\d][\p{L}\d/_.\\-]{2,40})/iu.exec(text)
  const code = match?.[1]?.replace(/[.,:;-]+$/, '')
  if (!code || !/\d/.test(code) || code.length < 3) return undefined
  if (datesIn(code).length > 0 || /^\d{1,3}(?:[.,]\d{3})*[.,]\d{2}$/.test(code) || /^\d+%/.test(code)) return undefined
  return { value: code, text: code }
}

/** A tax number: by the forms of the European countries, else any long number. */
export const taxIdReader: Reader<string> = (text) => {
  const [vat] = vatIdsIn(text)
  if (vat && vat.from < 4) return { value: vat.value, text: vat.text }
  const [, code] = /^([A-Z]{0,4}[\d][\dA-Z -]{6,18}[\dA-Z])(?![\p{L}])/u.exec(text) ?? []
  return code && (code.match(/\d/g)?.length ?? 0) >= 7 ? { value: code.replace(/[ -]/g, ''), text: code } : undefined
}

/** A name or a line of an address. */
export const nameReader: Reader<string> = (text) => {
  const name = text.replace(/[\s,;:]+$/, '')
  return (name.match(/\p{L}/gu)?.length ?? 0) >= 2 && name.length <= 120 ? { value: name, text: name } : undefined
}

export const amountReader: Reader<number> = (text) => {
  const [amount] = amountsIn(text)
  return amount && amount.from < 12 ? { value: amount.value, text: amount.text } : undefined
}

/** Whatever follows a label that somebody named in their own words. */
export const anyReader: Reader<string> = (text) => {
  const value = text.trim()
  return value && value.length <= 200 ? { value, text: value } : undefined
}
