import { useEffect } from 'react'
import { createStore } from '../../lib/create-store.ts'
import { keep, readKept } from '../../lib/keep.ts'
import { openOverlay } from './overlays.ts'

const singleKeys = createStore(readKept('single-keys', true))
export const useSingleKeys = singleKeys.use
export function setSingleKeys(on: boolean): void {
  singleKeys.set(on)
  keep('single-keys', on)
}

/** True where a key press is text: in a field, or while an input method composes a word. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.isComposing) return true
  const target = event.target
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))
  )
}

export function useShortcuts(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const modified = event.ctrlKey || event.metaKey
      if (modified && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        if (!document.querySelector('dialog[open]')) openOverlay('palette')
      } else if (event.key === '?' && !modified && !event.altKey && singleKeys.get() && !isTyping(event)) {
        if (!document.querySelector('dialog[open]')) openOverlay('shortcuts')
      }
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
