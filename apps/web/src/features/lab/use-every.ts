import { useEffect, useRef } from 'react'

/** Does something at a steady pace, and rests while nobody looks at the window. */
export function useEvery(everyMs: number, work: () => void, on = true): void {
  const newest = useRef(work)
  newest.current = work
  useEffect(() => {
    if (!on) return
    const timer = setInterval(() => {
      if (!document.hidden) newest.current()
    }, everyMs)
    return () => clearInterval(timer)
  }, [everyMs, on])
}
