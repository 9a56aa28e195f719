import { Refused, Unavailable } from '@app/toolkit'
import { codeOf, oneLine, spokenConnectionError, wrongLogIn } from './spoken-mail-error.ts'

interface About {
  host: string
  messageId: string
  /** True once the whole message was handed over and only the answer was missing. */
  perhapsDone: boolean
}

/** What went wrong while sending, in words for a person. A server's no is a no; silence after the message is a doubt. */
export function toSpokenSmtpError(error: unknown, { host, messageId, perhapsDone }: About): unknown {
  if (error instanceof Refused) return error
  if (codeOf(error) === 'ETLS') return spokenConnectionError(error, host)
  const { status, words } = answerOf(error)
  if (codeOf(error) === 'EAUTH' && status >= 500) return wrongLogIn(host, error)
  if (status >= 500)
    return new Refused(`${host} did not take the message: ${words}. Check the addresses and what is sent.`, {
      cause: error,
    })
  if (status >= 400)
    return new Unavailable(`${host} did not take the message for now: ${words}. Try again later.`, { cause: error })
  if (perhapsDone)
    return new Unavailable(
      `${host} got the whole message and broke off before it said whether it took it. Look for ${messageId} among the sent messages before sending it again.`,
      { cause: error, perhapsDone },
    )
  // Its own words, but not its doubt: the message had not been handed over.
  if (error instanceof Unavailable) return new Unavailable(slow(host), { cause: error })
  if (['EAUTH', 'ENOAUTH'].includes(codeOf(error))) return wrongLogIn(host, error)
  return spokenConnectionError(error, host) ?? error
}

const slow = (host: string) => `The mail server ${host} did not answer in time. Nothing was sent. Try again later.`

function answerOf(error: unknown): { status: number; words: string } {
  if (!(error instanceof Error)) return { status: 0, words: '' }
  const status = 'responseCode' in error ? Number(error.responseCode) || 0 : 0
  const words = 'response' in error && typeof error.response === 'string' ? error.response : error.message
  return { status, words: oneLine(words).replace(/\.$/, '') }
}
