import { useLayoutEffect, useState } from 'react'

interface Rows {
  count: number
  /** Of a row with the gap below it. */
  step: number
  /** Where the first one begins on the page. */
  top: number
}

/** Drawn beyond the window's edges, so that nothing is blank while one scrolls. */
const BEYOND = 4

/** Which rows are in sight. All are of one height, so this is arithmetic; a library would be 10 kB to load first. */
export function useRowsInSight({ count, step, top }: Rows): number[] {
  const [sight, setSight] = useState({ first: 0, last: 0 })
  useLayoutEffect(() => {
    const look = () => {
      const first = Math.max(0, Math.floor((window.scrollY - top) / step) - BEYOND)
      const last = Math.min(count, Math.ceil((window.scrollY + window.innerHeight - top) / step) + BEYOND)
      setSight((before) => (before.first === first && before.last === last ? before : { first, last }))
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [count, step, top])
  return Array.from({ length: Math.max(0, sight.last - sight.first) }, (_, at) => sight.first + at)
}
