import { type ReactNode, useEffect, useRef, useState } from 'react'

/** There once its place comes into sight: what lies far down costs nothing until somebody goes there. */
export function WhenSeen({ children, fallback }: { children: ReactNode; fallback?: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState(typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    const element = place.current
    if (seen || !element) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setSeen(true)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [seen])
  if (seen) return children
  return (
    <div ref={place} className="min-h-24">
      {fallback}
    </div>
  )
}
