import { formsOfSecret, type LogIn, type SecretForms, STRUCK, strikerOf } from '@app/toolkit'

export interface Redactor {
  learn(logIn: LogIn): LogIn
  clean<T>(value: T): T
}

/**
 * S-33: a secret that was used is struck out wherever it comes back: in an answer, a page's text, an error. As it is and
 * in the forms it travels in. A net, not a wall: the wall is that a secret goes only to the origin it belongs to.
 */
export function createRedactor(): Redactor {
  const known: SecretForms[] = []
  let strike = (text: string): string => text

  /** Each text by itself; then whether what is left says it together, as a list of its letters does. */
  function clean(value: unknown): unknown {
    const cleaned = cleanTexts(value)
    return isSaidTogether(cleaned) ? cleanParts(cleaned) : cleaned
  }

  function cleanTexts(value: unknown): unknown {
    if (typeof value === 'string') return strike(value)
    if (Array.isArray(value)) return value.map(cleanTexts)
    if (value === null || typeof value !== 'object' || value instanceof Date) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [strike(key), cleanTexts(inner)]))
  }

  /** The smallest part that says it goes as a whole. */
  function cleanParts(value: unknown): unknown {
    if (!isSaidTogether(value)) return value
    const inner = Array.isArray(value) ? value : Object.values(value as object)
    if (!inner.some(isSaidTogether)) return STRUCK
    if (Array.isArray(value)) return value.map(cleanParts)
    return Object.fromEntries(Object.entries(value as object).map(([key, part]) => [key, cleanParts(part)]))
  }

  function isSaidTogether(value: unknown): boolean {
    if (value === null || typeof value !== 'object' || value instanceof Date) return false
    const text = JSON.stringify(value)
    return strike(text) !== text
  }

  return {
    learn: (logIn) => {
      known.push(formsOfSecret(logIn.secret.reveal(), logIn.username))
      if (logIn.totp) known.push(formsOfSecret(logIn.totp.reveal()))
      strike = strikerOf(known)
      return logIn
    },
    clean: <T>(value: T): T => (known.length === 0 ? value : (clean(value) as T)),
  }
}
