import { useEffect, useState } from 'react'

/** Counts whole seconds down to 0, then calls `done` once; stopped, it stays where it is. */
export function useCountdown(seconds: number, stopped: boolean, done: () => void): number {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    if (stopped) return
    if (left === 0) {
      done()
      return
    }
    const timer = setTimeout(() => setLeft(left - 1), 1_000)
    return () => clearTimeout(timer)
  }, [left, stopped, done])
  return left
}
