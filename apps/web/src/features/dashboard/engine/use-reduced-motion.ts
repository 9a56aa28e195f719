import { useSyncExternalStore } from 'react'

const QUERY = '(prefers-reduced-motion: reduce)'

function subscribe(listener: () => void) {
  const wish = matchMedia(QUERY)
  wish.addEventListener('change', listener)
  return () => wish.removeEventListener('change', listener)
}

/** What styles alone cannot stop must ask. */
export const useReducedMotion = () => useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches)
