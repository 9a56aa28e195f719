import { useEffect, useState } from 'react'
import { DEMO_TICK_MS, type Demo, FIRST_DEMO, nextDemo } from './demo-agents.ts'

/** Stands still for those who asked for less motion, and while nobody looks at the tab. */
export function useDemo(): Demo {
  const [demo, setDemo] = useState(FIRST_DEMO)
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => {
      if (!document.hidden) setDemo((before) => nextDemo(before))
    }, DEMO_TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return demo
}
