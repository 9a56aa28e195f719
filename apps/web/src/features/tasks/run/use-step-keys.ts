import { useEffect, useRef } from 'react'
import { readKept } from '../../../lib/keep.ts'

/** J and K, unless single keys are switched off or the press is text. */
export function useStepKeys(move: (by: number) => void): void {
  const latest = useRef(move)
  latest.current = move
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const by = { j: 1, k: -1 }[event.key]
      if (!by || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      const { target } = event
      const typing = target instanceof HTMLElement && /^(input|textarea|select)$/i.test(target.tagName)
      if (typing || document.querySelector('dialog[open]') || !readKept('single-keys', true)) return
      latest.current(by)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
