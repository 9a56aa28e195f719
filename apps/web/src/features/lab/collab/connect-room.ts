import { COLLAB_LIVE_PATH, type CollabPlace, type CollabPresence, type CollabUpdate, calls } from '@app/contract'
import { PRESENCE_MS } from '@app/spec'
import { addressOf, fetchCall } from '../../../lib/call.ts'
import { CallError } from '../../../lib/call-error.ts'
import { pack, packForAddress, unpack } from './packing.ts'
import type { Replica } from './replica.ts'

/** Letters typed within a moment travel together. */
const GATHER_MS = 150
const PAUSES_MS = { first: 1_000, longest: 15_000, afterTooMany: 5_000 } as const
/** What stands in an address has to fit there; without it everything is sent. */
const LONGEST_VECTOR = 3_000

export type Connection = 'connecting' | 'live' | 'offline' | 'ended'

export interface RoomState {
  connection: Connection
  /** The server's words about edits it does not take. */
  refused: string | null
}

export interface Wires {
  draftId: string
  participant: string
  replica: Replica
  /** Who one is and where one's caret stands, as it is when it is asked. */
  sign(): { name: string; place: CollabPlace | null }
  onState(change: Partial<RoomState>): void
  onSign(presence: CollabPresence): void
}

export interface Room {
  /** There is something to send: edits, or a caret that moved. */
  nudge(): void
  leave(): void
}

/** Holds a window's copy and the server's together: edits go up by calls, come down by a stream, and wait while there is neither. */
export function connectRoom({ draftId, participant, replica, sign, onState, onSign }: Wires): Room {
  let source: EventSource | undefined
  let [sending, again, over] = [false, false, false]
  let pauseMs: number = PAUSES_MS.first
  const timers: Partial<Record<'send' | 'open', ReturnType<typeof setTimeout>>> = {}
  const params = { id: draftId }

  const later = (what: 'send' | 'open', work: () => void, ms: number) => {
    clearTimeout(timers[what])
    timers[what] = setTimeout(work, ms)
  }

  async function send(): Promise<void> {
    if (over) return
    if (sending) {
      again = true
      return
    }
    sending = true
    try {
      await replica.push(async (edits) => {
        const body = { sign: { participant, ...sign() }, ...(edits ? { update: pack(edits) } : {}) }
        return unpack((await fetchCall(calls.collab.sync, { params, body })).vector)
      })
      onState({ refused: null })
    } catch (error) {
      fail(error)
    } finally {
      sending = false
    }
    if (again) nudge()
    again = false
  }

  function fail(error: unknown): void {
    const { status, words } = error instanceof CallError ? error : { status: 0, words: '' }
    if ([401, 403, 404].includes(status)) end()
    else if (status === 409) {
      replica.forget()
      later('send', send, PAUSES_MS.first)
    } else if (status === 429) later('send', send, PAUSES_MS.afterTooMany)
    // Sent again only once it was changed: the same would be refused again.
    else if (status === 400 || status === 413) onState({ refused: words })
    else if (source) lose()
  }

  function lose(): void {
    if (over) return
    source?.close()
    source = undefined
    onState({ connection: 'offline' })
    later('open', open, pauseMs)
    pauseMs = Math.min(pauseMs * 2, PAUSES_MS.longest)
  }

  function end(): void {
    onState({ connection: 'ended' })
    leave()
  }

  function open(): void {
    clearTimeout(timers.open)
    source?.close()
    // A window out of sight holds no connection, of which a browser has six; in sight again it catches up.
    if (over || document.hidden) return
    const vector = packForAddress(replica.vector())
    const query = new URLSearchParams({ participant, ...(vector.length < LONGEST_VECTOR ? { vector } : {}) })
    source = new EventSource(`${addressOf({ path: COLLAB_LIVE_PATH }, { params })}?${query}`)
    source.addEventListener('update', ({ data }: MessageEvent<string>) => {
      const { update, vector: has } = JSON.parse(data) as CollabUpdate
      replica.receive(unpack(update), unpack(has))
      pauseMs = PAUSES_MS.first
      onState({ connection: 'live' })
    })
    source.addEventListener('sign', ({ data }: MessageEvent<string>) => onSign(JSON.parse(data) as CollabPresence))
    source.addEventListener('ended', end)
    source.onopen = () => void send()
    // Whether the server said no or cannot be reached, the next call tells.
    source.onerror = () => {
      lose()
      void send()
    }
  }

  const nudge = () => later('send', send, GATHER_MS)
  const goOn = () => {
    pauseMs = PAUSES_MS.first
    open()
  }
  const presence = setInterval(() => document.hidden || void send(), PRESENCE_MS.every)
  const listeners: [EventTarget, string, () => void][] = [
    [window, 'online', goOn],
    [window, 'offline', lose],
    [document, 'visibilitychange', goOn],
  ]
  for (const [target, name, listener] of listeners) target.addEventListener(name, listener)

  function leave(): void {
    over = true
    source?.close()
    clearInterval(presence)
    for (const timer of Object.values(timers)) clearTimeout(timer)
    for (const [target, name, listener] of listeners) target.removeEventListener(name, listener)
  }

  open()
  return { nudge, leave }
}
