import { Card, cx } from '@app/ui'
import { type ReactNode, useId } from 'react'

interface SectionProps {
  title: string
  text: string
  aside?: ReactNode
  className?: string
  children: ReactNode
}

export function Section({ title, text, aside, className, children }: SectionProps) {
  const id = useId()
  return (
    <Card asElement="section" aria-labelledby={id} className={cx('min-w-0 px-5 py-4.5 max-sm:px-4', className)}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <h2 id={id} className="font-[550] text-md">
            {title}
          </h2>
          <p className="text-pretty text-sm text-text-3">{text}</p>
        </div>
        {aside}
      </div>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">{children}</div>
    </Card>
  )
}
