import { calls, EVENTS_PATH, type LiveEvent } from '@app/contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { applyEvent } from './apply-event.ts'
import { createStore } from './create-store.ts'
import { logEvent } from './event-log.ts'
import { useSession } from './use-session.ts'

const LONGEST_PAUSE_MS = 15_000
const TOLD = /^task\.(completed|failed|paused)$/

const connection = createStore<'live' | 'reconnecting'>('live')

/** Whether what happens on the server arrives here as it happens. */
export const useConnection = connection.use

const listeners = new Set<(event: LiveEvent) => void>()

/** For a screen that shows more of what happens than every screen does; answers how to leave. */
export function onEvent(listener: (event: LiveEvent) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Outlives the stream: whoever leaves the workspace and comes back is told what happened in between. */
let lastId = ''

/** One stream for all screens of the workspace. */
export function useEvents(): void {
  const client = useQueryClient()
  const router = useRouter({ warn: false })
  const userId = useSession().data?.user?.id
  useEffect(
    () => (userId ? followEvents(client, (address) => router?.history.push(address)) : undefined),
    [client, router, userId],
  )
}

/**
 * A window out of sight holds no connection, of which a browser has six, unless its user wants the browser's messages;
 * in sight again, it catches up.
 */
function followEvents(client: QueryClient, goTo: (address: string) => void): () => void {
  let source: EventSource | undefined
  let pauseMs = 1_000
  let timer: ReturnType<typeof setTimeout> | undefined

  function open() {
    close()
    const silent = !('Notification' in globalThis) || Notification.permission !== 'granted'
    if ((document.hidden && silent) || !('EventSource' in globalThis)) return
    let caughtUp = false
    source = new EventSource(lastId ? `${EVENTS_PATH}?after=${lastId}` : EVENTS_PATH)
    source.onmessage = ({ data, lastEventId }: MessageEvent<string>) => {
      lastId = lastEventId
      const event = JSON.parse(data) as LiveEvent
      if (event.type === 'live') {
        caughtUp = true
        connection.set('live')
        pauseMs = 1_000
      } else {
        logEvent(event)
        applyEvent(client, event)
        for (const listener of listeners) listener(event)
        // What was missed is seen in the lists; only what happens now is told.
        if (caughtUp && TOLD.test(event.type)) void import('./announce.ts').then((m) => m.announce(client, event))
        if (caughtUp && event.type === 'alert.created')
          void import('./announce-alert.ts').then((m) => m.announceAlert(client, event, goTo))
      }
    }
    source.onerror = () => {
      connection.set('reconnecting')
      if (source?.readyState !== EventSource.CLOSED) return
      // The browser has given up: the server said no, as it does when nobody is signed in any more.
      void client.invalidateQueries({ queryKey: [calls.account.session.path] })
      timer = setTimeout(open, pauseMs)
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
    }
  }

  function close() {
    clearTimeout(timer)
    source?.close()
    source = undefined
  }

  open()
  document.addEventListener('visibilitychange', open)
  return () => {
    document.removeEventListener('visibilitychange', open)
    close()
  }
}
