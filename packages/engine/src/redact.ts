import type { LogIn } from '@app/toolkit'

const GONE = '[secret]'
/** Shorter ones would be found by chance, and blacken harmless text. */
const SHORTEST = 4

export interface Redactor {
  learn(logIn: LogIn): LogIn
  clean<T>(value: T): T
}

/**
 * S-33: a secret that was used is struck out wherever it comes back: in an answer, a page's text, an error. As it is and
 * in the forms it travels in. A net, not a wall: the wall is that a secret goes only to the origin it belongs to.
 */
export function createRedactor(): Redactor {
  const forms = new Set<string>()

  function clean(value: unknown): unknown {
    if (typeof value === 'string') return strike(value)
    if (Array.isArray(value)) return value.map(clean)
    if (value === null || typeof value !== 'object' || value instanceof Date) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [strike(key), clean(inner)]))
  }

  function strike(text: string): string {
    let left = text
    for (const form of forms) left = left.replaceAll(form, GONE)
    return left
  }

  return {
    learn: (logIn) => {
      const found = [...formsOf(logIn), ...(logIn.totp ? formsOf({ username: '', secret: logIn.totp }) : [])]
      for (const form of found) if (form.length >= SHORTEST) forms.add(form)
      return logIn
    },
    clean: <T>(value: T): T => (forms.size === 0 ? value : (clean(value) as T)),
  }
}

function formsOf({ username, secret }: LogIn): string[] {
  const plain = secret.reveal()
  const base64 = (text: string) => Buffer.from(text).toString('base64')
  const encoded = [base64(plain), base64(`${username}:${plain}`)]
  return [
    ...encoded,
    ...encoded.map((text) => text.replace(/=+$/, '')),
    plain,
    encodeURIComponent(plain),
    JSON.stringify(plain).slice(1, -1),
    plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'),
    Buffer.from(plain).toString('hex'),
  ]
}
