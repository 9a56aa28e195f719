import { Refused } from '@app/toolkit'
import { type NumberType, parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** S-80: kinds of number that cost the caller dearly. Each with the name of its rule. */
const DEAR: Partial<Record<NonNullable<NumberType>, string>> = {
  PREMIUM_RATE: 'premium numbers',
  SHARED_COST: 'premium numbers',
  PERSONAL_NUMBER: 'premium and personal numbers',
}

/** What no country's plan tells: networks that are no country's, and what a plan has for service. */
const CLOSED: [RegExp, string][] = [
  [/^\+(?:870|881|882|883|878)/, 'satellite and international networks'],
  [/^\+(?:979|808)/, 'international premium numbers'],
  [/^\+1\d{3}976/, 'premium numbers'],
  [/^\+1[2-9]11/, 'emergency and service numbers'],
]

/** A country's code and its short number: emergency, police, fire, information. */
const SHORT = /^\+?\d{2,6}$/

/** The number as it is called, `+` and digits; whatever must not be called is refused, and the rule named. */
export function judgeNumber(given: string, countries: readonly string[] | undefined): string {
  const number = given.trim().replace(/[\s().\u2010-\u2015-]/g, '')
  if (SHORT.test(number)) throw new Refused(rule('emergency and short numbers'))
  if (!/^\+[1-9]\d{6,14}$/.test(number))
    throw new Refused(
      `"${given.slice(0, 40)}" is not a phone number that can be called. Write it with its country, like +14155550123.`,
    )
  const closed = CLOSED.find(([pattern]) => pattern.test(number))?.[1] ?? dearRule(number)
  if (closed) throw new Refused(rule(closed))
  if (countries && !countries.some((code) => number.startsWith(code)))
    throw new Refused(`Calls go only to numbers beginning with ${countries.join(', ')}. An operator can open others.`)
  return number
}

const rule = (what: string) => `Rule "${what}": agents do not call them. Use another number, or call yourself.`

/** By the numbering plans of all countries. A digit more or less is no way around them: it is dialled all the same. */
function dearRule(number: string): string | undefined {
  const alike = [number, `${number}0`, `${number}00`, number.slice(0, -1)]
  const kinds = alike.map((one) => parsePhoneNumberFromString(one)?.getType())
  const kind = kinds[0] ?? kinds.find((one) => one !== undefined && one in DEAR)
  return kind && DEAR[kind]
}
