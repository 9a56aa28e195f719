import { Refused, Unavailable } from '@app/toolkit'
import { oneLine, spokenConnectionError, wrongLogIn } from './spoken-mail-error.ts'

/** RFC 5530: what the server itself calls passing. */
const PASSING = new Set(['UNAVAILABLE', 'INUSE', 'LIMIT', 'SERVERBUG', 'CONTACTADMIN'])

interface ImapFailure extends Error {
  authenticationFailed?: boolean
  responseStatus?: string
  responseText?: string
  serverResponseCode?: string
}

/** What went wrong at the mailbox, in words for a person. */
export function toSpokenImapError(error: unknown, host: string): unknown {
  if (!(error instanceof Error) || error instanceof Refused || error instanceof Unavailable) return error
  const failure: ImapFailure = error
  const words = oneLine(failure.responseText ?? '').replace(/\.$/, '')
  if (PASSING.has(failure.serverResponseCode ?? ''))
    return new Unavailable(`${host} cannot do this for now: ${words}. Try again later.`, { cause: error })
  if (failure.authenticationFailed) return wrongLogIn(host, error)
  if (failure.responseStatus === 'NO' || failure.responseStatus === 'BAD')
    return new Refused(`${host} refused: ${words || 'it gave no reason'}. Check the name of the folder.`, {
      cause: error,
    })
  return spokenConnectionError(error, host) ?? error
}
