import { Refused, Unavailable } from '@app/toolkit'

/** No connection came about, so nothing was asked for. */
const CONNECTION = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNECTION',
  'EDNS',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'EPROTOCOL',
  'ESOCKET',
  'ETIMEDOUT',
  'CONNECT_TIMEOUT',
  'GREETING_TIMEOUT',
  'NoConnection',
  'ClosedAfterConnectTLS',
  'ClosedAfterConnectText',
  'UPGRADE_TIMEOUT',
])

const CERTIFICATE = /^(CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|ETLS|EREQUIRETLS)/

/** What both mail libraries throw of connections, in words. Undefined for what is about the mail itself. */
export function spokenConnectionError(error: unknown, host: string): Error | undefined {
  if (error instanceof Refused || error instanceof Unavailable) return error
  const code = codeOf(error)
  if (CERTIFICATE.test(code) || /certificate|self-signed|STARTTLS/i.test(wordsOf(error)))
    return new Refused(
      `${host} could not be spoken to securely: its certificate is not valid, or it offers no encryption. Its owner has to mend it.`,
      { cause: error },
    )
  if (!CONNECTION.has(code)) return undefined
  return new Unavailable(`The mail server ${host} could not be reached, or broke off. Try again later.`, {
    cause: error,
  })
}

export const wrongLogIn = (host: string, cause: unknown) =>
  new Refused(`The mail server ${host} did not accept the log-in. Check the user name and password.`, { cause })

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code ?? '') : ''

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : '')

/** What a server says goes to a person: one line, not for ever. */
export const oneLine = (text: string, most = 300): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, most)
