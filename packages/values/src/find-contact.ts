/** The first e-mail address of a text. */
export const findEmail = (text: string): string | undefined =>
  /(?<![\w.+-])[\w.+-]{1,64}@[a-z\d](?:[a-z\d-]{0,62}\.){1,8}[a-z]{2,24}\b/i.exec(text)?.[0]

const PHONE = /(?<![\d\p{L}/.,-])(?:\+|\(|00)?\d[\d\s().\u2010-\u2015/-]{5,24}\d(?![\d\p{L}]|[.,]\d)/gu

/** The first phone number, as it is written: grouped digits, seven to fifteen of them, that are no date and no amount. */
export function findPhone(text: string): string | undefined {
  for (const [found] of text.slice(0, 2_000).matchAll(PHONE)) {
    const digits = found.replace(/\D/g, '').length
    if (digits > 15 || isDateLike(found) || (digits < 9 && !/^\d{3,4}[-.]\d{4}$/.test(found.trim()))) continue
    if (found.startsWith('+') || /^\(?\d{2,5}\)?[\s.\u2010-\u2015/-]/.test(found)) return balance(found.trim())
  }
  return undefined
}

const isDateLike = (text: string): boolean =>
  /^\(?\d{1,4}[./-]\d{1,2}[./-]\d{1,4}\b/.test(text) || /^\d{4}\s?[-–]\s?\d{4}$/.test(text)

const balance = (text: string): string => (text.startsWith('(') && !text.includes(')') ? text.slice(1) : text)
