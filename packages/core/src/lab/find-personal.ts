/** What counts as personal data where it stands in a text. */
export const PERSONAL_KINDS = ['email', 'iban', 'card', 'phone'] as const
export type PersonalKind = (typeof PERSONAL_KINDS)[number]

export interface Personal {
  kind: PersonalKind
  /** Enough to recognise it by, too little to use it. */
  masked: string
}

const PATTERNS: Record<PersonalKind, RegExp> = {
  email: /(?<![\w.+-])[\w.+-]{1,64}@[a-z\d](?:[a-z\d-]{0,62}\.){1,8}[a-z]{2,24}\b/gi,
  iban: /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,4})?\b/g,
  card: /(?<![\d.,-])\d(?:[ -]?\d){12,18}(?![\d.,-]\d)/g,
  phone: /(?<!\d ?)(?<![\p{L}/.,-])(?:\+|00)\d[\d\s().\u2010-\u2015-]{6,20}\d(?![\d\p{L}])/gu,
}

const IS_ONE: Record<PersonalKind, (found: string) => boolean> = {
  email: () => true,
  iban: (found) => hasRestOne(found.replaceAll(' ', '')),
  card: (found) => hasCheckDigit(found.replace(/\D/g, '')),
  phone: (found) => found.replace(/\D/g, '').length <= 15,
}

/** Personal data in a text, each once; account and card numbers only where their check digits are right. */
export function findPersonal(text: string): Personal[] {
  const found = new Map<string, Personal>()
  for (const kind of PERSONAL_KINDS)
    for (const [match] of text.matchAll(PATTERNS[kind]))
      if (IS_ONE[kind](match)) found.set(`${kind} ${match}`, { kind, masked: mask(kind, match) })
  return [...found.values()]
}

function mask(kind: PersonalKind, found: string): string {
  if (kind === 'email') return `${found.slice(0, 1)}…@${found.split('@')[1]}`
  return `${found.slice(0, kind === 'card' ? 0 : 3)}…${found.slice(-2)}`
}

/** ISO 13616: moved to the end, the first four leave a rest of one by 97. */
function hasRestOne(iban: string): boolean {
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return BigInt(digits) % 97n === 1n
}

/** ISO 7812: every second digit from the right counts double. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return digits.length >= 13 && sum % 10 === 0
}
