/** IBANs in a text whose check digits are right. */
export function ibansIn(text: string): { value: string; from: number; to: number }[] {
  const shape = /(?<![A-Z0-9])[A-Z]{2}[\dOISBZ]{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?(?![A-Z0-9])/g
  return [...text.toUpperCase().matchAll(shape)].flatMap((match) => {
    // Whatever follows in capitals looks like more of it: the longest part with right check digits is the number.
    const groups = match[0].split(' ')
    for (let count = groups.length; count > 0; count--) {
      const written = groups.slice(0, count).join(' ')
      const value = written.replaceAll(' ', '')
      const right = isIban(value) ? value : mended(value)
      if (right) return [{ value: right, from: match.index, to: match.index + written.length }]
    }
    return []
  })
}

/** Figures that a picture turns into letters. */
const MISREAD: Record<string, string> = { O: '0', I: '1', S: '5', B: '8', Z: '2' }

/** Read off a picture, letters and figures are taken for each other: the check digits are figures, and they tell of the
 *  bank's letters whether an O was meant or a 0. */
function mended(given: string): string | undefined {
  if ((given.match(/\d/g)?.length ?? 0) < 8) return undefined
  const value =
    given.slice(0, 2) + given.slice(2, 4).replace(/[OISBZ]/g, (sign) => MISREAD[sign] ?? sign) + given.slice(4)
  const places = [4, 5, 6, 7].filter((at) => value[at] === '0' || value[at] === 'O')
  for (let choice = 0; choice < 1 << places.length; choice++) {
    const letters = [...value]
    places.forEach((at, bit) => {
      if (choice & (1 << bit)) letters[at] = letters[at] === '0' ? 'O' : '0'
    })
    if (isIban(letters.join(''))) return letters.join('')
  }
  return undefined
}

/** ISO 13616: moved and read as a number, an IBAN leaves 1 when divided by 97. */
export function isIban(value: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(value)) return false
  let rest = 0
  for (const sign of value.slice(4) + value.slice(0, 4)) {
    const number = /\d/.test(sign) ? Number(sign) : sign.charCodeAt(0) - 55
    rest = (rest * (number > 9 ? 100 : 10) + number) % 97
  }
  return rest === 1
}

/** What VAT numbers look like, by country (European Commission, VIES). */
const VAT: Record<string, string> = {
  AT: 'U\\d{8}',
  BE: '[01]\\d{9}',
  BG: '\\d{9,10}',
  CH: 'E?\\d{9}(?:MWST|TVA|IVA)?',
  CY: '\\d{8}[A-Z]',
  CZ: '\\d{8,10}',
  DE: '\\d{9}',
  DK: '\\d{8}',
  EE: '\\d{9}',
  EL: '\\d{9}',
  ES: '[A-Z0-9]\\d{7}[A-Z0-9]',
  FI: '\\d{8}',
  FR: '[A-Z0-9]{2}\\d{9}',
  GB: '(?:\\d{9}|\\d{12}|GD\\d{3}|HA\\d{3})',
  HR: '\\d{11}',
  HU: '\\d{8}',
  IE: '\\d[A-Z0-9+*]\\d{5}[A-Z]{1,2}',
  IT: '\\d{11}',
  LT: '(?:\\d{9}|\\d{12})',
  LU: '\\d{8}',
  LV: '\\d{11}',
  MT: '\\d{8}',
  NL: '\\d{9}B\\d{2}',
  PL: '\\d{10}',
  PT: '\\d{9}',
  RO: '\\d{2,10}',
  SE: '\\d{12}',
  SI: '\\d{8}',
  SK: '\\d{10}',
}
const COUNTRIES = Object.keys(VAT).join('|')
const VAT_SHAPE = new RegExp(
  `^(?:${Object.entries(VAT)
    .map(([country, rest]) => `${country}${rest}`)
    .join('|')})$`,
)

/** VAT numbers in a text, as written; spaces and points inside are allowed. */
export function vatIdsIn(text: string): { value: string; text: string; from: number; to: number }[] {
  const start = new RegExp(`(?<![A-Z0-9])(?:${COUNTRIES}) ?(?=[A-Z0-9])`, 'g')
  return [...text.matchAll(start)].flatMap((match) => {
    const written = longestVat(text.slice(match.index, match.index + 24))
    if (!written) return []
    return [{ value: plain(written), text: written, from: match.index, to: match.index + written.length }]
  })
}

function longestVat(text: string): string | undefined {
  for (let length = text.length; length >= 8; length--) {
    const part = text.slice(0, length)
    if (/[A-Z0-9]$/.test(part) && !/^[A-Z0-9]/.test(text.slice(length)) && VAT_SHAPE.test(plain(part))) return part
  }
  return undefined
}

const plain = (text: string): string => text.replace(/[ .-]/g, '')
