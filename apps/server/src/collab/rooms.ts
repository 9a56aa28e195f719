import type { CollabPresence } from '@app/contract'
import { Fault } from '@app/core'
import type { Database } from '@app/db'
import { wake } from '@app/db'
import { createPresences } from './presences.ts'

/** A person with a few windows; and no more windows in all than can be told of every key that is pressed. */
const MOST = { aUser: 6, aRoom: 30 } as const

/** One window that has a draft open. */
export interface Seat {
  draftId: string
  userId: string
  /** The same as in its own signs, which it is not told of. */
  participant: string
  /** The draft may have changed, or who may read it. */
  ring(): void
  hear(presence: CollabPresence): void
  end(): void
}

export interface Rooms {
  join(seat: Seat): Promise<() => void>
  close(): Promise<void>
}

interface Message {
  draft: string
  who?: CollabPresence
}

/** Hears once a process of all drafts that are open in it; processes meet in the database. Who is there is kept in memory alone. */
export function createRooms(db: Database): Rooms {
  const seats = new Set<Seat>()
  const presences = createPresences()
  let ear: Promise<{ close: () => Promise<void> }> | undefined
  let closed = false

  const inRoom = (draftId: string) => [...seats].filter((seat) => seat.draftId === draftId)

  function hear(payload?: string): void {
    if (!payload) {
      for (const seat of seats) seat.ring()
      return
    }
    const { draft, who } = JSON.parse(payload) as Message
    const room = inRoom(draft)
    if (who && room.length > 0) presences.note(draft, who)
    for (const seat of room) {
      if (who && who.participant !== seat.participant) seat.hear(who)
      seat.ring()
    }
  }

  function leave(seat: Seat): void {
    seats.delete(seat)
    const { draftId, participant } = seat
    const room = inRoom(draftId)
    if (room.length === 0) presences.forget(draftId)
    // The same window may have come back before its old connection was noticed to be gone.
    if (room.some((one) => one.participant === participant)) return
    const who: CollabPresence = { participant, name: '', place: null, gone: true }
    const tell = () => db.asSystem(async (tx) => wake(tx, 'collab', JSON.stringify({ draft: draftId, who })))
    if (!closed) void tell().catch(() => undefined)
  }

  return {
    join: async (seat) => {
      if (closed) throw new Fault('unavailable', 'The server is about to restart. Connect again in a moment.')
      const room = inRoom(seat.draftId)
      const mine = room.filter(({ userId }) => userId === seat.userId).length
      if (mine >= MOST.aUser || room.length >= MOST.aRoom)
        throw new Fault('too-many', 'This draft is open in too many windows. Close one of them first.')
      seats.add(seat)
      try {
        ear ??= db.listen('collab', hear)
        await ear
      } catch (error) {
        ear = undefined
        seats.delete(seat)
        throw error
      }
      for (const who of presences.of(seat.draftId)) if (who.participant !== seat.participant) seat.hear(who)
      return () => leave(seat)
    },
    close: async () => {
      closed = true
      for (const seat of seats) seat.end()
      await (await ear?.catch(() => undefined))?.close()
    },
  }
}
