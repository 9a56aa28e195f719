import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

interface FoldProps {
  title: string
  open: boolean
  className?: string
  children: ReactNode
}

/** What is seldom wanted, behind a word. */
export const Fold = ({ title, open, className, children }: FoldProps) => (
  <details open={open} className={className}>
    <summary className="inline-flex min-h-8 cursor-pointer list-none items-center gap-1.5 rounded-s text-sm text-text-2 hover:text-text pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden [[open]>&>svg]:rotate-0">
      <ChevronDown className="-rotate-90 size-4 text-text-3 transition" aria-hidden />
      {title}
    </summary>
    <div className="mt-2 grid gap-x-4 gap-y-3 sm:grid-cols-2">{children}</div>
  </details>
)
