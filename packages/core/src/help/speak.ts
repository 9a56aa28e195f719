import { LANGUAGE_NAMES, type Language } from '@app/spec'

const tagOf = (language: Language) => LANGUAGE_NAMES[language].tag

export const numberIn = (language: Language) => {
  const format = new Intl.NumberFormat(tagOf(language))
  return (value: number) => format.format(value)
}

/** Whole dollars where there are no cents, as every price of the catalogue is shown. */
export const priceIn = (language: Language) => {
  const options = { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' } as const
  const format = new Intl.NumberFormat(tagOf(language), options)
  return (cents: number) => format.format(cents / 100)
}

export const timeIn = (language: Language, timeZone: string) => {
  const format = new Intl.DateTimeFormat(tagOf(language), { dateStyle: 'medium', timeStyle: 'short', timeZone })
  return (moment: Date) => format.format(moment)
}
