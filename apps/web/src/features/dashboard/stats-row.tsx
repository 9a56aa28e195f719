import { calls } from '@app/contract'
import { DEFAULT_ACTION_LIMIT, LIST_LIMIT } from '@app/spec'
import { Skeleton, Stat } from '@app/ui'
import { useFormatter } from 'use-intl'
import { useCall } from '../../lib/call.ts'
import { useTexts } from '../../lib/use-texts.ts'

/** Only what the server knows: counts of the user's own agents and tasks, and the actions it has metered. */
export function StatsRow() {
  const t = useTexts('dashboard')
  const format = useFormatter()
  const agents = useCall(calls.agents.list)
  const tasks = useCall(calls.tasks.list)
  const analytics = useCall(calls.usage.analytics)
  const subscription = useCall(calls.usage.subscription)
  const wait = <Skeleton className="mt-1 h-6 w-16" />
  const completed = tasks.data?.filter((task) => task.status === 'completed').length ?? 0
  const failed = tasks.data?.filter((task) => task.status === 'failed').length ?? 0
  const limit = subscription.data?.subscription.actionLimit ?? DEFAULT_ACTION_LIMIT
  const many = tasks.data?.length === LIST_LIMIT
  return (
    <section aria-label={t('overview.stats.label')} className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-3.5">
      <Stat
        label={t('overview.stats.agents')}
        value={agents.data ? format.number(agents.data.length) : wait}
        hint={t('overview.stats.agentsHint')}
      />
      <Stat
        label={t('overview.stats.tasks')}
        value={tasks.data ? format.number(tasks.data.length) : wait}
        hint={many ? t('overview.stats.tasksHint', { count: LIST_LIMIT }) : t('overview.stats.tasksAll')}
      />
      <Stat
        label={t('overview.stats.success')}
        value={tasks.data ? rate(completed, failed) : wait}
        hint={
          completed + failed > 0
            ? t('overview.stats.successHint', { completed, failed })
            : t('overview.stats.successNone')
        }
      />
      <Stat
        label={t('overview.stats.actions')}
        value={analytics.data ? format.number(analytics.data.actionsUsedThisMonth) : wait}
        hint={t('overview.stats.actionsHint', { limit })}
      />
    </section>
  )

  function rate(done: number, not: number): string {
    if (done + not === 0) return t('overview.stats.none')
    return format.number(done / (done + not), { style: 'percent', maximumFractionDigits: 1 })
  }
}
