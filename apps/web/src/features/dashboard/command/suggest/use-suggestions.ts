import { type KeyboardEvent, type RefObject, useState } from 'react'
import { accept, findSuggestions } from './find-suggestions.ts'
import type { Suggestion } from './suggestion.ts'
import { useSources } from './use-sources.ts'

interface Box {
  words: string
  onChange: (words: string) => void
  field: RefObject<HTMLTextAreaElement | null>
}

/** What is offered under the box, and the keys that choose among it. */
export function useSuggestions({ words, onChange, field }: Box) {
  /** The words it is offered for: whatever else changes them ends the offer. */
  const [openFor, setOpenFor] = useState<string>()
  const [touched, setTouched] = useState(false)
  const [active, setActive] = useState(-1)
  const sources = useSources(touched)
  const empty = words.trim() === ''
  const found = empty ? sources.filter(({ kind }) => kind === 'before') : findSuggestions(words, sources)
  const shown = openFor === words ? found : []

  // From an empty box Tab leads on, as it does anywhere.
  const byTab = empty ? active : Math.max(active, 0)

  const offer = (given: string | undefined) => {
    setOpenFor(given)
    setActive(-1)
  }
  const take = (taken: Suggestion) => {
    onChange(accept(words, taken))
    offer(undefined)
    field.current?.focus()
  }

  /** Whether the key was for the list. */
  function press(event: KeyboardEvent<HTMLTextAreaElement>): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.nativeEvent.isComposing) return false
    if (event.key === 'ArrowUp' && words === '' && found.length > 0) {
      setOpenFor('')
      setActive(Math.max(active - 1, 0))
      return true
    }
    // Further up in the words, arrows and Tab are for moving.
    if (shown.length === 0 || event.currentTarget.selectionStart !== words.length) return false
    const chosen = shown[event.key === 'Tab' ? byTab : active]
    const moves: Record<string, (() => void) | undefined> = {
      ArrowDown: () => setActive(Math.min(active + 1, shown.length - 1)),
      ArrowUp: chosen && (() => setActive(active - 1)),
      Enter: chosen && (() => take(chosen)),
      Tab: chosen && (() => take(chosen)),
      Escape: () => offer(undefined),
    }
    const move = moves[event.key]
    move?.()
    return move !== undefined
  }

  return {
    shown,
    active,
    /** The one that Tab takes. */
    byTab,
    take,
    press,
    close: () => offer(undefined),
    onFocus: () => {
      setTouched(true)
      offer(empty ? words : undefined)
    },
    /** After a change by hand: only at the end of the words it is known what is being typed. */
    onTyped: ({ value, selectionStart }: HTMLTextAreaElement) =>
      offer(selectionStart === value.length ? value : undefined),
  }
}
