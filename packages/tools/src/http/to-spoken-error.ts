import { Refused, Unavailable } from '@app/toolkit'

const CERTIFICATE = /^(CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/

/** No connection came about, so nothing was asked for. */
const NEVER_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** What a socket, a parser or a decompressor throws, in words for a person. What none of them throws is a bug and stays one. */
export function toSpokenError(error: unknown, host: string, maxBytes: number): unknown {
  if (error instanceof Refused || error instanceof Unavailable || !(error instanceof Error)) return error
  const code = 'code' in error ? String(error.code) : ''
  const refuse = REFUSALS[code]
  if (refuse) return new Refused(refuse(host, maxBytes), { cause: error })
  if (CERTIFICATE.test(code)) {
    return new Refused(`The certificate of ${host} is not valid. Its owner has to mend it.`, { cause: error })
  }
  if (!code && !(error instanceof AggregateError)) return error
  return new Unavailable(
    `${host} could not be reached, or broke off its answer. Check the address, or try again later.`,
    { cause: error, perhapsDone: !NEVER_SENT.has(code) },
  )
}

const tooLarge = (_host: string, maxBytes: number) =>
  `The answer is larger than ${maxBytes / 1_000_000} MB. Ask for a smaller part of it.`
const notSendable = () => 'The request holds characters that cannot be sent. Check its headers.'

const REFUSALS: Record<string, (host: string, maxBytes: number) => string> = {
  UND_ERR_RES_EXCEEDED_MAX_SIZE: tooLarge,
  ERR_BUFFER_TOO_LARGE: tooLarge,
  UND_ERR_HEADERS_OVERFLOW: (host) => `${host} answers with headers too large to read. Try another address of it.`,
  UND_ERR_INVALID_ARG: notSendable,
  ERR_INVALID_CHAR: notSendable,
}
