import { Card, cx } from '@app/ui'
import type { ReactNode } from 'react'

interface InstrumentProps {
  id: string
  title: string
  lead: string
  tag: ReactNode
  actions?: ReactNode
  className?: string
  children: ReactNode
}

/** The frame all three instruments share: a name, what it shows, a state as dot and word, and what can be done. */
export function Instrument({ id, title, lead, tag, actions, className, children }: InstrumentProps) {
  return (
    <Card
      asElement="section"
      aria-labelledby={id}
      className={cx('grid min-w-0 grid-cols-[minmax(0,1fr)] content-start overflow-hidden', className)}
    >
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 px-4.5 py-4">
        <div className="grid min-w-0 flex-1 basis-80 gap-1">
          <div className="flex flex-wrap items-center gap-2.5">
            <h2 id={id} className="font-[550] text-lg tracking-tight">
              {title}
            </h2>
            {tag}
          </div>
          <p className="max-w-[70ch] text-pretty text-sm text-text-2">{lead}</p>
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </header>
      {children}
    </Card>
  )
}
