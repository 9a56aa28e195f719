import type { CollabPlace } from '@app/contract'
import type { DraftField } from '@app/spec'
import * as Y from 'yjs'
import { pack, unpack } from './packing.ts'
import type { Replica } from './replica.ts'

/** A selection, said by the letters it stands at: it stays there while others type before it. */
export function placeOf(replica: Replica, field: DraftField, [from, to]: readonly [number, number]): CollabPlace {
  const text = replica.text(field)
  const at = (index: number) =>
    pack(Y.encodeRelativePosition(Y.createRelativePositionFromTypeIndex(text, Math.min(index, text.length))))
  return { field, from: at(from), to: at(to) }
}

/** Where that is in one's own copy; undefined where it is in letters one does not have yet, or that nobody has. */
export function selectionOf(replica: Replica, { field, from, to }: CollabPlace): [number, number] | undefined {
  const text = replica.text(field)
  const find = (packed: string) => {
    try {
      const position = Y.decodeRelativePosition(unpack(packed))
      const found = Y.createAbsolutePositionFromRelativePosition(position, replica.doc)
      return found?.type === text ? found.index : undefined
    } catch {
      return undefined
    }
  }
  const [start, end] = [find(from), find(to)]
  return start === undefined || end === undefined ? undefined : [Math.min(start, end), Math.max(start, end)]
}
