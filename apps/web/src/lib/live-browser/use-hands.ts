import { calls, type Handling } from '@app/contract'
import { useEffect, useMemo } from 'react'
import { fetchCall } from '../call.ts'
import { joinHandlings } from './to-handling.ts'

/** What is done within so short a time travels together: a hand on the mouse must not become a thousand requests. */
const GATHER_MS = 80
const MOST = 50

export interface Hands {
  do(...what: Handling[]): void
}

/** Sends what a person does to the page, in its order, one request at a time. What fails is said by the stream. */
export function useHands(taskId: string): Hands {
  const hands = useMemo(() => createHands(taskId), [taskId])
  useEffect(() => () => hands.stop(), [hands])
  return hands
}

function createHands(taskId: string) {
  let waiting: Handling[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending = false

  async function flush(): Promise<void> {
    timer = undefined
    if (sending) return
    sending = true
    while (waiting.length > 0) {
      const inputs = waiting.splice(0, MOST)
      // Taken back meanwhile: then there is nobody to do it.
      await fetchCall(calls.liveBrowser.input, { params: { id: taskId }, body: { inputs } }).catch(() => {
        waiting = []
      })
    }
    sending = false
  }

  return {
    do: (...what: Handling[]) => {
      for (const one of what) {
        const joined = joinHandlings(waiting.at(-1), one)
        if (joined) waiting.pop()
        waiting.push(joined ?? one)
      }
      timer ??= setTimeout(() => void flush(), GATHER_MS)
    },
    stop: () => clearTimeout(timer),
  }
}
