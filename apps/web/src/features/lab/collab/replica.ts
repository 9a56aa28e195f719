import { DRAFT_FIELDS, type DraftField } from '@app/spec'
import * as Y from 'yjs'

/** Sends edits and answers what the server has then. */
export type Send = (edits: Uint8Array | undefined) => Promise<Uint8Array>

export interface Replica {
  doc: Y.Doc
  text(field: DraftField): Y.Text
  /** Edits of others, and what the server has. */
  receive(update: Uint8Array, vector: Uint8Array): void
  /** Sends what the server does not have; without anything, only that one is there. What fails stays here. */
  push(send: Send): Promise<void>
  /** The server may have less than it said, as after a restored backup: everything is sent once more. */
  forget(): void
  /** While letters are put together from several keys the text must not change under them. */
  hold(): void
  release(): void
  isUnsent(): boolean
  vector(): Uint8Array
}

/** Whose edits these are: of this window, or of the server. */
export const TYPED = 'typed'
const RECEIVED = 'received'

/** One window's copy of the draft. It can always be written; what was not sent is sent when that is possible. */
export function createReplica(onChange: () => void = () => undefined): Replica {
  const doc = new Y.Doc()
  for (const field of DRAFT_FIELDS) doc.getText(field)
  const nothing = Y.encodeStateVector(doc)
  // Never more than the server has: it forgets nothing, so an old answer is only less than the truth.
  let known = nothing
  let [changes, sent] = [0, 0]
  let held: Uint8Array[] | undefined

  doc.on('update', (_, origin) => {
    if (origin !== RECEIVED) changes += 1
    onChange()
  })

  return {
    doc,
    text: (field) => doc.getText(field),
    receive(update, vector) {
      known = vector
      if (held) held.push(update)
      else Y.applyUpdate(doc, update, RECEIVED)
    },
    async push(send) {
      const upTo = changes
      // A deletion moves no vector, so whether something is unsent is counted; the edits always name all deletions.
      known = await send(upTo > sent ? Y.encodeStateAsUpdate(doc, known) : undefined)
      if (upTo === sent) return
      sent = upTo
      onChange()
    },
    forget: () => {
      known = nothing
    },
    hold: () => {
      held ??= []
    },
    release: () => {
      const waiting = held ?? []
      held = undefined
      for (const update of waiting) Y.applyUpdate(doc, update, RECEIVED)
    },
    isUnsent: () => changes > sent,
    vector: () => Y.encodeStateVector(doc),
  }
}
