import type { CollabPlace, CollabPresence } from '@app/contract'
import { PRESENCE_MS } from '@app/spec'
import { useEffect, useRef, useState } from 'react'
import { connectRoom, type Room, type RoomState } from './connect-room.ts'
import { createReplica, type Replica } from './replica.ts'

export interface Present extends CollabPresence {
  seenAt: number
}

export interface OpenRoom extends RoomState {
  replica: Replica
  people: readonly Present[]
  unsent: boolean
  /** Whether the draft has arrived here once; what is typed before would stand before it. */
  loaded: boolean
  /** Where one's own caret stands now. */
  stand(place: CollabPlace | null): void
}

/** A draft that is open in this window. */
export function useRoom(draftId: string, name: string): OpenRoom {
  const [state, setState] = useState<RoomState>({ connection: 'connecting', refused: null })
  const [people, setPeople] = useState<readonly Present[]>([])
  const [unsent, setUnsent] = useState(false)
  const loaded = useRef(false)
  const room = useRef<Room>(null)
  const me = useRef<{ name: string; place: CollabPlace | null }>({ name, place: null })
  const [replica] = useState<Replica>(() =>
    createReplica(() => {
      setUnsent(replica.isUnsent())
      if (replica.isUnsent()) room.current?.nudge()
    }),
  )
  useEffect(() => {
    room.current = connectRoom({
      draftId,
      participant: crypto.randomUUID(),
      replica,
      sign: () => me.current,
      onState: (change) => {
        setState((before) => ({ ...before, ...change }))
        // Who is there now nobody here knows.
        if (change.connection === 'offline' || change.connection === 'ended') setPeople([])
      },
      onSign: (sign) => setPeople((before) => noteSign(before, sign)),
    })
    const fading = setInterval(() => setPeople(withoutFaded), 1_000)
    return () => {
      clearInterval(fading)
      room.current?.leave()
    }
  }, [draftId, replica])
  useEffect(() => {
    me.current = { ...me.current, name }
    room.current?.nudge()
  }, [name])
  const stand = (place: CollabPlace | null) => {
    me.current = { ...me.current, place }
    room.current?.nudge()
  }
  loaded.current ||= state.connection === 'live'
  return { ...state, replica, people, unsent, loaded: loaded.current, stand }
}

function noteSign(people: readonly Present[], sign: CollabPresence): readonly Present[] {
  const others = people.filter(({ participant }) => participant !== sign.participant)
  if (sign.gone) return others
  // Everybody keeps their place in the list, however often they move.
  const at = people.findIndex(({ participant }) => participant === sign.participant)
  return others.toSpliced(at < 0 ? others.length : at, 0, { ...sign, seenAt: Date.now() })
}

/** The same list where nobody fades, so that nothing is drawn anew. */
function withoutFaded(people: readonly Present[]): readonly Present[] {
  const left = people.filter(({ seenAt }) => Date.now() - seenAt < PRESENCE_MS.fades)
  return left.length === people.length ? people : left
}
