import { Refused, Unavailable } from '@app/toolkit'
import { APICallError, RetryError } from 'ai'

/** What a provider did wrong, for a person: what happened, and what helps. Its own words are not repeated. */
export function toSpokenModelError(error: unknown, name: string): Error {
  const cause = error instanceof RetryError ? error.lastError : error
  if ((cause as Error | undefined)?.name === 'AbortError' || (cause as Error | undefined)?.name === 'TimeoutError')
    return new Unavailable(`${name} took too long to answer. Try again, or choose the built-in planner.`, { cause })
  if (!APICallError.isInstance(cause))
    return new Unavailable(`${name} could not be asked. Try again, or choose the built-in planner.`, { cause })
  const { statusCode = 0 } = cause
  if (statusCode === 401 || statusCode === 403)
    return new Refused(`${name} did not accept the key. Check it in the configuration.`, { cause })
  if (statusCode === 404) return new Refused(`${name} is not offered at the configured address. Check it.`, { cause })
  if (statusCode === 429)
    return new Unavailable(`${name} takes no more requests at the moment. Try again in a minute.`, { cause })
  if (statusCode === 413)
    return new Refused(`${name} cannot take in so much at once. Choose another model for this.`, { cause })
  if (statusCode >= 400 && statusCode < 500)
    return new Refused(`${name} did not take the request (${statusCode}). Choose another model.`, { cause })
  return new Unavailable(`${name} is down or overloaded at the moment. Try again later.`, { cause })
}
