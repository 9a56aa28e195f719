import { calls } from '@app/contract'
import { type DashboardLayout, DEFAULT_SETTINGS } from '@app/spec'
import { Button, Card, cx, EmptyState, Skeleton } from '@app/ui'
import { Bot, Plus } from 'lucide-react'
import { openAgentForm } from '../../../lib/agent-form.ts'
import { useCall } from '../../../lib/call.ts'
import { showDashboardView } from '../../../lib/dashboard-view.ts'
import { Failure } from '../../../lib/failure.tsx'
import { useTexts } from '../../../lib/use-texts.ts'
import { AgentCard, AgentRow } from './agent-item.tsx'
import { useAgentStates } from './use-agent-states.ts'
import { WatchesLink } from './watches-link.tsx'

/** Three real densities, as the user's dashboardLayout says: cards, rows, and rows of one line. */
const FRAMES = {
  grid: 'grid gap-3 sm:grid-cols-2 xl:grid-cols-3',
  list: 'divide-y divide-line',
  compact: 'divide-y divide-line',
} satisfies Record<DashboardLayout, string>

export function AgentList() {
  const t = useTexts('dashboard')
  const agents = useCall(calls.agents.list)
  const settings = useCall(calls.settings.read)
  const stateOf = useAgentStates()
  const layout = settings.data?.dashboardLayout ?? DEFAULT_SETTINGS.dashboardLayout
  if (agents.error) return <Failure error={agents.error} retry={() => void agents.refetch()} />
  if (agents.isPending) return <Skeleton className="h-40 rounded-l" />
  return (
    <section aria-labelledby="agents-title" className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      <div className="flex items-center justify-between gap-4">
        <h2 id="agents-title" className="text-sm font-[550] text-text-2">
          {t('overview.agents')}
        </h2>
        <WatchesLink />
      </div>
      {agents.data.length === 0 ? (
        <Card>
          <EmptyState
            icon={<Bot />}
            title={t('agents.emptyTitle')}
            hint={t('agents.emptyHint')}
            action={
              <>
                <Button variant="primary" onClick={() => openAgentForm()}>
                  <Plus aria-hidden />
                  {t('newAgent')}
                </Button>
                <Button onClick={() => showDashboardView('templates')}>{t('agents.browse')}</Button>
              </>
            }
          />
        </Card>
      ) : (
        <ul
          className={cx(FRAMES[layout], layout !== 'grid' && 'rounded-l border border-line bg-surface-1 shadow-card')}
        >
          {agents.data.map((agent) =>
            layout === 'grid' ? (
              <AgentCard key={agent.id} agent={agent} state={stateOf(agent.id)} />
            ) : (
              <AgentRow key={agent.id} agent={agent} state={stateOf(agent.id)} compact={layout === 'compact'} />
            ),
          )}
        </ul>
      )}
    </section>
  )
}
