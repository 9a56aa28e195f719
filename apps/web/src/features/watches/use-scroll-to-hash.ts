import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'

/** What an address points at comes after the page: the way there is gone once it is there. */
export function useScrollToHash(ready: boolean) {
  const { hash } = useLocation()
  useEffect(() => {
    if (ready && hash) document.getElementById(hash)?.scrollIntoView({ block: 'center' })
  }, [ready, hash])
}
