import { Card, cx } from '@app/ui'
import { type ReactNode, useId } from 'react'

interface SectionProps {
  title: string
  text: string
  danger?: boolean
  children: ReactNode
}

export function Section({ title, text, danger, children }: SectionProps) {
  const id = useId()
  return (
    <Card asElement="section" aria-labelledby={id} className={cx('px-5 py-4.5 sm:px-6', danger && 'border-bad/35')}>
      <h2 id={id} className={cx('text-lg font-semibold tracking-tight', danger && 'text-bad')}>
        {title}
      </h2>
      <p className="text-sm text-text-3">{text}</p>
      <div className="mt-4 grid gap-4">{children}</div>
    </Card>
  )
}

/** One sentence beside what is out of reach, instead of a button that would refuse. */
export function AccountsOnly({ children }: { children: string }) {
  return <p className="text-xs text-text-3">{children}</p>
}
