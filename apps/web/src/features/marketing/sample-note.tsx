import type { ReactNode } from 'react'

/** Decision 14: said quietly, but beside everything it is true of. */
export function SampleNote({ children }: { children: ReactNode }) {
  return <p className="rounded-full border border-line px-2.5 py-0.5 text-text-3 text-xs">{children}</p>
}
