import { useEffect, useState } from 'react'
import type { Held, Kept } from '../shared/store.ts'

/** What lies in a storage area, as it is now and whenever it changes; null until it was read. */
function useArea<Value>(area: 'local' | 'session', key: string): Value | undefined | null {
  const [value, setValue] = useState<Value | undefined | null>(null)
  useEffect(() => {
    void chrome.storage[area].get(key).then((found) => setValue(found[key] as Value | undefined))
    const changed = (changes: Record<string, chrome.StorageChange>, where: string) => {
      if (where === area && key in changes) setValue(changes[key]?.newValue as Value | undefined)
    }
    chrome.storage.onChanged.addListener(changed)
    return () => chrome.storage.onChanged.removeListener(changed)
  }, [area, key])
  return value
}

export const useKept = <Key extends keyof Kept>(key: Key) => useArea<Kept[Key]>('local', key)
export const useHeld = <Key extends keyof Held>(key: Key) => useArea<Held[Key]>('session', key)
