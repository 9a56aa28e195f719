import { DRAFT_BYTES, DRAFT_FIELDS, DRAFT_LENGTHS, type DraftField } from '@app/spec'
import * as Y from 'yjs'
import { Fault } from '../fault.ts'

export interface Merged {
  /** Everything, as one update. */
  state: Uint8Array
  /** What it holds, told by whom and how far. */
  vector: Uint8Array
  changed: boolean
  name: string
}

/** Putting pieces that compete for one place in order takes the square of their number. A page that is opened is one writer. */
const MOST = { pieces: 20_000, writers: 1_000 } as const

const full = () =>
  new Fault(
    'too-large',
    'This draft has been edited as often as a draft can be. Create the agent of it, or go on in a new draft.',
  )

const unreadable = () =>
  new Fault('invalid', 'These edits cannot be read as edits of a draft, so nothing was changed. Reload the page.')

/** The state with these edits in it. Whatever a stranger sends, the result is three plain texts within their limits. */
export function mergeEdits(state: Uint8Array, edits: Uint8Array): Merged {
  const doc = openState(state)
  if (countPieces(edits) > MOST.pieces) throw full()
  readable(() => Y.applyUpdate(doc, edits))
  // Kept aside by the library until the rest comes: it would never be seen, and grow for ever.
  if (doc.store.pendingStructs || doc.store.pendingDs)
    throw new Fault('conflict', 'Edits before these are missing, so nothing was changed. Send everything you have.')
  if (!isPlain(doc)) throw unreadable()
  for (const field of DRAFT_FIELDS) checkText(field, doc.getText(field).toString())
  const merged = Y.encodeStateAsUpdate(doc)
  if (merged.length > DRAFT_BYTES || doc.store.clients.size > MOST.writers) throw full()
  const name = doc.getText('name').toString()
  return { state: merged, vector: Y.encodeStateVector(doc), changed: !Buffer.from(merged).equals(state), name }
}

/** The library's own words speak of bytes. */
function readable<T>(read: () => T): T {
  try {
    return read()
  } catch {
    throw unreadable()
  }
}

const countPieces = (edits: Uint8Array): number => readable(() => Y.decodeUpdate(edits).structs.length)

export function openState(state: Uint8Array): Y.Doc {
  const doc = new Y.Doc()
  for (const field of DRAFT_FIELDS) doc.getText(field)
  if (state.length > 0) Y.applyUpdate(doc, state)
  return doc
}

/** Nothing but letters in the three texts: no formats, no pictures, no documents inside, no text of another name. */
function isPlain(doc: Y.Doc): boolean {
  const texts = new Set<unknown>(DRAFT_FIELDS.map((field) => doc.getText(field)))
  if (doc.share.size !== texts.size) return false
  for (const structs of doc.store.clients.values())
    for (const struct of structs) {
      if (struct instanceof Y.GC) continue
      if (!(struct instanceof Y.Item) || struct.parentSub !== null || !texts.has(struct.parent)) return false
      if (!(struct.content instanceof Y.ContentString || struct.content instanceof Y.ContentDeleted)) return false
    }
  return true
}

/** What no field of a page can hold would put every caret after it in the wrong place. */
const NO_TEXT: Record<DraftField, RegExp> = { name: /[\0\r\n]/, objective: /[\0\r]/, notes: /[\0\r]/ }

function checkText(field: DraftField, text: string): void {
  if (NO_TEXT[field].test(text)) throw unreadable()
  const most = DRAFT_LENGTHS[field]
  if (text.length <= most) return
  throw new Fault(
    'too-large',
    `The ${field} may hold ${most.toLocaleString('en')} characters, and has ${text.length.toLocaleString('en')}. Shorten it: until then your last edits stay in this tab.`,
  )
}
