import { useEffect } from 'react'
import { localeStore } from '../locale.tsx'
import { openAssistant } from './assistant-store.ts'
import { watchBehaviour } from './watch-behaviour.ts'

/** Watches for as long as the caller is on the screen; what is counted belongs to `owner`. */
export function useBehaviourWatch(owner: string): void {
  useEffect(() => {
    openAssistant(owner, Date.now())
    return watchBehaviour(() => localeStore.get().language)
  }, [owner])
}
