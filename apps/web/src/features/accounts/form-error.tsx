import { useEffect, useRef } from 'react'

/** What the server refused. It takes focus, so that it is read out and seen. */
export function FormError({ children }: { children: string }) {
  const box = useRef<HTMLParagraphElement>(null)
  useEffect(() => box.current?.focus(), [])
  if (!children) return null
  return (
    <p
      ref={box}
      tabIndex={-1}
      role="alert"
      className="rounded-[8px] border border-bad/30 bg-bad-soft px-3 py-2 text-sm text-bad outline-none"
    >
      {children}
    </p>
  )
}
