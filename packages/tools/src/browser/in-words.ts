import { Unavailable } from '@app/toolkit'
import { toSpokenError } from './speak.ts'

interface Window {
  alive: <T>(work: Promise<T>) => Promise<T>
  isLost: () => boolean
}

/** Everything a browser throws becomes words; what the signal says comes first. */
export async function inWords<T>({ alive, isLost }: Window, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  signal.throwIfAborted()
  if (isLost()) throw lost({ begun: false })
  let stop: (() => void) | undefined
  const stopped = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason)
    signal.addEventListener('abort', stop)
  })
  try {
    const done = await alive(Promise.race([work(), stopped]))
    // Much of the work puts up with a page that does not answer. Whether it was done is then not known.
    if (isLost()) throw lost({ begun: true })
    return done
  } catch (error) {
    if (signal.aborted) throw signal.reason
    if (isLost()) throw error instanceof Unavailable ? error : lost({ begun: true, cause: error })
    throw toSpokenError(error)
  } finally {
    if (stop) signal.removeEventListener('abort', stop)
  }
}

export const lost = ({ begun, cause }: { begun: boolean; cause?: unknown }) =>
  new Unavailable('The browser was lost in the middle of it.', { perhapsDone: begun, cause })
