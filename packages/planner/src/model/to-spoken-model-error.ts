import { Refused, retryAfterMs, Unavailable } from '@app/toolkit'
import { APICallError } from 'ai'

/** Who asks for more patience than a run has is told to the person, who can come back. */
const LONGEST_WAIT_MS = 30_000
const USUAL_WAIT_MS = 5_000

/** What a provider did wrong, for a person: what happened, and what helps. Its own words are not repeated. */
export function toSpokenModelError(error: unknown, name: string): Error {
  if (error instanceof Refused) return new Refused(`${name} could not be asked. ${error.message}`)
  if (error instanceof Unavailable)
    return new Unavailable(`${name} could not be asked. ${error.message}`, { retryAfterMs: error.retryAfterMs })
  const cause = outlineOf(error)
  if (!APICallError.isInstance(error))
    return new Unavailable(`${name} could not be asked. Try again, or choose another model.`, { cause })
  const { statusCode } = error
  if (statusCode === undefined)
    return new Unavailable(`${name} could not be reached, or broke off its answer. Check its address, or try again.`, {
      cause,
    })
  if (statusCode < 400)
    return new Refused(`What answered for ${name} is no model, as a web page is none. Check its address in Settings.`, {
      cause,
    })
  if (statusCode === 401 || statusCode === 403)
    return new Refused(`${name} did not accept the key. Check it in Settings.`, { cause })
  if (statusCode === 404)
    return new Refused(`${name} is not offered at its address. Check the address in Settings, or choose another.`, {
      cause,
    })
  if (statusCode === 402 || isUnpaid(error))
    return new Refused(
      `The account behind the key for ${name} has no credit left. Top it up, or choose another model.`,
      {
        cause,
      },
    )
  if (statusCode === 429) return later(`${name} takes no more requests at the moment.`, error, cause)
  if (statusCode === 413)
    return new Refused(`${name} cannot take in so much at once. Choose another model for this.`, { cause })
  if (statusCode < 500)
    return new Refused(`${name} did not take the request (${statusCode}). Choose another model.`, { cause })
  return later(`${name} is down or overloaded at the moment.`, error, cause)
}

function later(what: string, { responseHeaders = {} }: APICallError, cause: Error): Error {
  const asked = retryAfterMs(responseHeaders['retry-after'])
  if (asked !== undefined && asked > LONGEST_WAIT_MS)
    return new Refused(`${what} Try again in ${sayTime(asked)}.`, { cause })
  return new Unavailable(`${what} Try again in a minute.`, { cause, retryAfterMs: asked ?? USUAL_WAIT_MS })
}

function sayTime(ms: number): string {
  const minutes = Math.ceil(ms / 60_000)
  if (minutes === 1) return 'a minute'
  return minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}

const isUnpaid = ({ responseBody = '' }: APICallError): boolean => responseBody.includes('"insufficient_quota"')

/** For whoever reads logs. What was sent and what came back stays out of them: keys and pages are in it. */
function outlineOf(error: unknown): Error {
  const { name, statusCode } = error as Partial<APICallError>
  return new Error([name ?? 'Unknown', ...(statusCode ? [String(statusCode)] : [])].join(' '))
}
