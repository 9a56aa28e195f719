import { Refused } from '@app/toolkit'

/** S-80: what begins so costs the caller dearly, or goes to a satellite. Each with the name of its rule. */
const CLOSED: [RegExp, string][] = [
  [/^\+(?:870|881|882|883|878)/, 'satellite and international networks'],
  [/^\+(?:979|808)/, 'international premium numbers'],
  [/^\+1(?:900|\d{3}976)/, 'premium numbers'],
  [/^\+1[2-9]11/, 'emergency and service numbers'],
  [/^\+44(?:9|87|84|70)/, 'premium and personal numbers'],
  [/^\+49(?:900|137|138|118|180|190)/, 'premium numbers'],
  [/^\+33(?:8[1-9])/, 'premium numbers'],
  [/^\+34(?:80[3-7]|90[57])/, 'premium numbers'],
  [/^\+39(?:89|16|17)/, 'premium numbers'],
  [/^\+41(?:90|84)/, 'premium numbers'],
  [/^\+43(?:9|8[12])/, 'premium numbers'],
  [/^\+31(?:90|18)/, 'premium numbers'],
  [/^\+32(?:90|70)/, 'premium numbers'],
  [/^\+48(?:70|30)/, 'premium numbers'],
  [/^\+46(?:900|939|944|99)/, 'premium numbers'],
  [/^\+61(?:190|19)/, 'premium numbers'],
  [/^\+81(?:990|570)/, 'premium numbers'],
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
  const closed = CLOSED.find(([pattern]) => pattern.test(number))
  if (closed) throw new Refused(rule(closed[1]))
  if (countries && !countries.some((code) => number.startsWith(code)))
    throw new Refused(`Calls go only to numbers beginning with ${countries.join(', ')}. An operator can open others.`)
  return number
}

const rule = (what: string) => `Rule "${what}": agents do not call them. Use another number, or call yourself.`
