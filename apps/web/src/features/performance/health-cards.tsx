import type { Health } from '@app/contract'
import { Card, Tag } from '@app/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../lib/use-texts.ts'

export function HealthCards({ health }: { health: Health }) {
  const t = useTexts('performance')
  return (
    <div className="grid gap-3.5 sm:grid-cols-2 xl:grid-cols-4">
      <HealthCard title={t('health.overall')} good={health.status === 'ok'} word={t(`health.status.${health.status}`)}>
        {t('health.version')} <span className="font-mono">{health.version}</span>
      </HealthCard>
      <HealthCard
        title={t('health.ready')}
        good={health.ready}
        word={health.ready ? t('health.yes') : t('health.no')}
      />
      <HealthCard
        title={t('health.database')}
        good={health.database === 'ok'}
        word={t(`health.status.${health.database}`)}
      />
      <HealthCard
        title={t('health.browser')}
        good={health.browser === 'found'}
        word={t(`health.status.${health.browser}`)}
      >
        {health.browser === 'missing' && t('health.browserMissing')}
      </HealthCard>
    </div>
  )
}

interface HealthCardProps {
  title: string
  good: boolean
  word: string
  children?: ReactNode
}

function HealthCard({ title, good, word, children }: HealthCardProps) {
  return (
    <Card className="grid content-start gap-2 px-4.5 py-4">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-sm font-[550] text-text-2">{title}</h2>
        <Tag tone={good ? 'good' : 'warn'} dot>
          {word}
        </Tag>
      </div>
      {children && <p className="text-pretty text-text-3 text-xs">{children}</p>}
    </Card>
  )
}
