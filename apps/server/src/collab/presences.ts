import type { CollabPresence } from '@app/contract'
import { PRESENCE_MS } from '@app/spec'

/** Who was last heard of in each draft, for who comes later; in memory alone. */
export function createPresences(now: () => number = Date.now) {
  const rooms = new Map<string, Map<string, { who: CollabPresence; at: number }>>()
  return {
    note(draftId: string, who: CollabPresence): void {
      const room = rooms.get(draftId) ?? new Map()
      for (const [participant, { at }] of room) if (now() - at > PRESENCE_MS.fades) room.delete(participant)
      if (who.gone) room.delete(who.participant)
      else room.set(who.participant, { who, at: now() })
      rooms.set(draftId, room)
    },
    of: (draftId: string): CollabPresence[] =>
      [...(rooms.get(draftId)?.values() ?? [])]
        .filter(({ at }) => now() - at <= PRESENCE_MS.fades)
        .map(({ who }) => who),
    forget: (draftId: string) => void rooms.delete(draftId),
  }
}
