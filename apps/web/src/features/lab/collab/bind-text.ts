import * as Y from 'yjs'
import { diffText } from './diff-text.ts'
import { moveCaret } from './move-caret.ts'
import { type Replica, TYPED } from './replica.ts'

type Control = HTMLTextAreaElement | HTMLInputElement

/** Ties a field of the page to a text: what is typed goes in as the smallest edit, what others type keeps the caret. */
export function bindText(control: Control, text: Y.Text, replica: Pick<Replica, 'hold' | 'release'>): () => void {
  const undo = new Y.UndoManager(text, { trackedOrigins: new Set([TYPED]) })
  let composing = false

  function write(): void {
    const edit = diffText(text.toString(), control.value, control.selectionEnd ?? undefined)
    if (!edit) return
    text.doc?.transact(() => {
      if (edit.remove) text.delete(edit.at, edit.remove)
      if (edit.insert) text.insert(edit.at, edit.insert)
    }, TYPED)
  }

  function show(event: Y.YTextEvent): void {
    if (event.transaction.origin === TYPED) return
    const { selectionStart, selectionEnd, selectionDirection } = control
    control.value = text.toString()
    const [from, to] = [selectionStart ?? 0, selectionEnd ?? 0].map((at) => moveCaret(at, event.delta))
    // A field that is not in use would be scrolled to its caret.
    if (document.activeElement === control) control.setSelectionRange(from ?? 0, to ?? 0, selectionDirection ?? 'none')
  }

  // The browser's own memory of edits knows nothing of those of others; this one takes back one's own alone.
  function takeBack(event: KeyboardEvent): void {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    const key = event.key.toLowerCase()
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey)
    if (!isRedo && key !== 'z') return
    event.preventDefault()
    if (isRedo) undo.redo()
    else undo.undo()
  }

  const listeners: Partial<Record<keyof HTMLElementEventMap, (event: never) => void>> = {
    input: () => composing || write(),
    keydown: takeBack as (event: never) => void,
    compositionstart: () => {
      composing = true
      replica.hold()
    },
    compositionend: () => {
      composing = false
      write()
      replica.release()
    },
  }
  control.value = text.toString()
  text.observe(show)
  for (const [name, listener] of Object.entries(listeners)) control.addEventListener(name, listener as EventListener)
  return () => {
    if (composing) replica.release()
    text.unobserve(show)
    undo.destroy()
    for (const [name, listener] of Object.entries(listeners))
      control.removeEventListener(name, listener as EventListener)
  }
}
