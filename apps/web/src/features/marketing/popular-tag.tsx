import { Tag } from '@app/ui'
import type { ReactNode } from 'react'

/** Sits on the card's upper edge: names of plans keep their full width, and all cards keep one rhythm. */
export function PopularTag({ children }: { children: ReactNode }) {
  return (
    <p className="absolute -top-[11px] left-5 rounded-full bg-ground">
      <Tag tone="accent" className="border border-accent/50">
        {children}
      </Tag>
    </p>
  )
}
