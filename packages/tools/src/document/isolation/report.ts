import { Refused, Unavailable } from '@app/toolkit'

/** An error on its way out of a thread, where its class would be lost. */
export interface FailureReport {
  kind: 'refused' | 'unavailable' | 'bug'
  words: string
  trace: string
}

export function toReport(error: unknown): FailureReport {
  const kind = error instanceof Refused ? 'refused' : error instanceof Unavailable ? 'unavailable' : 'bug'
  const known = error instanceof Error ? error : new Error(String(error))
  return { kind, words: known.message, trace: known.stack ?? '' }
}

export function fromReport({ kind, words, trace }: FailureReport): Error {
  if (kind === 'refused') return new Refused(words)
  if (kind === 'unavailable') return new Unavailable(words)
  // What no reader foresaw is the document's doing far more often than ours: its reader is told, and the trace is kept.
  return new Refused(
    'The document is built in a way that cannot be read. Save it again, or give it in another format.',
    {
      cause: Object.assign(new Error(words), { stack: trace }),
    },
  )
}
