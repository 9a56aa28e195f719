import { Fault, listUsersWithNews } from '@app/core'
import type { Database } from '@app/db'

/** One open stream, as the hub sees it. */
export interface Listener {
  news(): void
  end(): void
}

export interface Hub {
  limits: Limits
  /** Calls a listener whenever its user may have new events, until it leaves. */
  join(userId: string, listener: Listener): Promise<() => void>
  /** Ends every stream and takes no new one. */
  close(): Promise<void>
}

export interface Limits {
  /** A person with a few windows on a few machines; a browser keeps one for all windows that are out of sight. */
  streamsPerUser: number
  /** A call that was lost costs this long. */
  pollMs: number
  /** Shorter than proxies wait before they cut a silent connection. */
  heartbeatMs: number
  /** A session that ran out by itself is noticed this late; one that was ended, at once. */
  recheckMs: number
  /** Who has not taken what was sent for this long is gone, or might as well be. */
  slowMs: number
}

const LIMITS: Limits = {
  streamsPerUser: 10,
  pollMs: 2_000,
  heartbeatMs: 15_000,
  recheckMs: 30_000,
  slowMs: 20_000,
}

/** Hears of new events once a process, for all its open streams. Nothing is listened to while there are none. */
export function createHub(db: Database, over: Partial<Limits> = {}): Hub {
  const limits = { ...LIMITS, ...over }
  const rooms = new Map<string, Set<Listener>>()
  let ear: Promise<{ close: () => Promise<void> }> | undefined
  let poll: NodeJS.Timeout | undefined
  let closed = false

  const call = (users: Iterable<string>) => {
    for (const userId of users) for (const listener of rooms.get(userId) ?? []) listener.news()
  }

  async function startListening(): Promise<void> {
    poll ??= setInterval(() => void listUsersWithNews(db).then(call, () => undefined), limits.pollMs)
    ear ??= db.listen('events', (userId) => call(userId ? [userId] : rooms.keys()))
    await ear.catch((error) => {
      ear = undefined
      throw error
    })
  }

  function leave(userId: string, listener: Listener): void {
    const room = rooms.get(userId)
    room?.delete(listener)
    if (room?.size === 0) rooms.delete(userId)
    if (rooms.size > 0) return
    clearInterval(poll)
    poll = undefined
  }

  return {
    limits,
    async join(userId, listener) {
      if (closed) throw new Fault('unavailable', 'The server is about to restart. Connect again in a moment.')
      const room = rooms.get(userId) ?? new Set()
      if (room.size >= limits.streamsPerUser) {
        throw new Fault('too-many', `This is open in ${room.size} places already. Close one of them first.`)
      }
      rooms.set(userId, room.add(listener))
      try {
        await startListening()
      } catch (error) {
        leave(userId, listener)
        throw error
      }
      return () => leave(userId, listener)
    },
    async close() {
      closed = true
      for (const room of rooms.values()) for (const listener of room) listener.end()
      clearInterval(poll)
      await (await ear?.catch(() => undefined))?.close()
    },
  }
}
