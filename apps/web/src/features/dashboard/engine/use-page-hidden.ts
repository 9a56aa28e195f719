import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Nothing moves where nobody looks. */
export const usePageHidden = () => useSyncExternalStore(subscribe, () => document.hidden)
