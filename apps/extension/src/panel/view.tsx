import type { ReactNode } from 'react'

/** One part of the panel: a heading, a sentence, and what it is about. */
export function View({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid content-start gap-3">
      <div className="grid gap-1">
        <h2 className="font-semibold text-lg tracking-[-0.01em]">{title}</h2>
        {lead && <p className="text-pretty text-sm text-text-2">{lead}</p>}
      </div>
      {children}
    </section>
  )
}
