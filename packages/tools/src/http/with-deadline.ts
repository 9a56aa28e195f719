import { Unavailable } from '@app/toolkit'

/** One clock over everything: name, connection, every hop and the body. A site that drips bytes cannot reset it. */
export async function withDeadline<T>(
  signal: AbortSignal,
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted()
  // Not AbortSignal.any: on a run's long-lived signal it would leave a trace per request.
  const inner = new AbortController()
  // undici notices an abort only once it is connected: a name or a host that never answers would hold the run.
  const aborted = new Promise<never>((_, reject) => {
    inner.signal.addEventListener('abort', () => reject(inner.signal.reason))
  })
  const stop = () => inner.abort(signal.reason)
  const timer = setTimeout(() => inner.abort(tooSlow(timeoutMs)), timeoutMs)
  signal.addEventListener('abort', stop, { once: true })
  try {
    return await Promise.race([work(inner.signal), aborted])
  } catch (error) {
    throw inner.signal.aborted ? inner.signal.reason : error
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
    // Ends what was left unread, such as the body of a redirect.
    inner.abort()
  }
}

const tooSlow = (timeoutMs: number) =>
  new Unavailable(`The site did not finish its answer within ${timeoutMs / 1000} seconds. Try again later.`, {
    perhapsDone: true,
  })
