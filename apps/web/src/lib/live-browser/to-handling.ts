import type { Handling } from '@app/contract'

/** As much as one notification carries. */
const LONGEST = 500

const NAMED = new Set([
  'Enter',
  'Tab',
  'Backspace',
  'Delete',
  'Home',
  'End',
  'PageUp',
  'PageDown',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
])

interface Key {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
}

/** What a key means to the page; undefined where it means something to this window alone, as Escape and paste do. */
export function keyToHandling({ key, ctrlKey, metaKey, altKey, shiftKey }: Key): Handling | undefined {
  const commanded = ctrlKey || metaKey
  if (commanded && /^[vcx]$/i.test(key)) return undefined
  if ([...key].length === 1 && !commanded) return { do: 'type', text: key }
  if (!NAMED.has(key) && !(commanded && /^[az]$/i.test(key))) return undefined
  // Both mean the same to a person; the page runs where it is Control.
  const held = [commanded && 'Control', altKey && 'Alt', shiftKey && 'Shift'].filter(Boolean)
  return { do: 'press', key: [...held, key].join('+') }
}

/** A pasted text in parts of which each can travel; a sign of two halves stays whole. */
export function textToHandlings(text: string): Handling[] {
  const parts: string[] = []
  for (const sign of text) {
    const last = parts.at(-1)
    if (last !== undefined && last.length + sign.length <= LONGEST) parts[parts.length - 1] = last + sign
    else parts.push(sign)
  }
  return parts.map((part) => ({ do: 'type', text: part }))
}

/** As far as one handling scrolls. */
export const withinReach = (by: number): number => Math.max(-5_000, Math.min(5_000, by))

/** What is done next, where it can be told together with what was done last: only where a movement ended counts. */
export function joinHandlings(last: Handling | undefined, next: Handling): Handling | undefined {
  if (last?.do === 'move' && next.do === 'move') return next
  if (last?.do === 'scroll' && next.do === 'scroll') return { ...next, by: withinReach(last.by + next.by) }
  return undefined
}

/** Where in the picture, as a part of its width and height. */
export function placeIn(
  box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  at: { clientX: number; clientY: number },
) {
  const part = (value: number) => Math.min(1, Math.max(0, value))
  return { x: part((at.clientX - box.left) / box.width), y: part((at.clientY - box.top) / box.height) }
}
