import { Card, cx } from '@app/ui'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface FeatureCardProps {
  icon: LucideIcon
  title: ReactNode
  text: ReactNode
  className?: string
  children?: ReactNode
}

export function FeatureCard({ icon: Icon, title, text, className, children }: FeatureCardProps) {
  return (
    <Card className={cx('grid content-start gap-3 p-5', className)}>
      <span
        className="grid size-9 place-items-center rounded-m border border-line bg-surface-2 text-accent"
        aria-hidden
      >
        <Icon className="size-4.5" strokeWidth={1.75} />
      </span>
      <h3 className="text-lg font-semibold tracking-[-0.01em]">{title}</h3>
      <p className="text-pretty text-text-2">{text}</p>
      {children}
    </Card>
  )
}
