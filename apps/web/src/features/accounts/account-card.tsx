import { Card } from '@app/ui'
import type { ReactNode } from 'react'

interface AccountCardProps {
  title: string
  subtitle: string
  children: ReactNode
  below?: ReactNode
}

export function AccountCard({ title, subtitle, children, below }: AccountCardProps) {
  return (
    <div className="grid w-full max-w-[26rem] gap-5">
      <Card className="animate-rise px-6 py-7 sm:px-8">
        <h1 className="text-xl font-semibold tracking-tight">{title}</h1>
        <p className="mt-1 text-sm text-text-2">{subtitle}</p>
        <div className="mt-6">{children}</div>
      </Card>
      {below && <p className="text-center text-sm text-text-2">{below}</p>}
    </div>
  )
}
