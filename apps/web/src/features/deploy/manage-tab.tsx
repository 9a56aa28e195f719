import { calls } from '@app/contract'
import { Button, Card, EmptyState, Skeleton } from '@app/ui'
import { Bot } from 'lucide-react'
import { useCall } from '../../lib/call.ts'
import { Failure } from '../../lib/failure.tsx'
import { useTexts } from '../../lib/use-texts.ts'
import { BotCard } from './bot-card.tsx'
import type { Wizard } from './use-wizard.ts'

export function ManageTab({ wizard }: { wizard: Wizard }) {
  const t = useTexts('deploy')
  const bots = useCall(calls.deployment.list)
  if (bots.isPending)
    return (
      <div role="status" aria-label={t('manage.loading')} className="grid gap-3 lg:grid-cols-2">
        {Array.from({ length: 4 }, (_, at) => (
          <Skeleton key={at} className="h-56 rounded-l" />
        ))}
      </div>
    )
  if (bots.error) return <Failure error={bots.error} retry={() => void bots.refetch()} />
  if (bots.data.length === 0)
    return (
      <Card>
        <EmptyState
          icon={<Bot />}
          title={t('manage.emptyTitle')}
          hint={t('manage.emptyHint')}
          action={
            <Button variant="primary" onClick={wizard.begin}>
              {t('manage.emptyAction')}
            </Button>
          }
        />
      </Card>
    )
  return (
    <ul aria-label={t('manage.list')} className="grid grid-cols-[minmax(0,1fr)] gap-3 xl:grid-cols-2">
      {bots.data.map((bot) => (
        <BotCard key={bot.id} bot={bot} wizard={wizard} />
      ))}
    </ul>
  )
}
