import { calls } from '@app/contract'
import { RECENT_AGENTS, ROUTES } from '@app/spec'
import { Card } from '@app/ui'
import { Link } from '@tanstack/react-router'
import { useCall } from '../../lib/call.ts'
import { Failure } from '../../lib/failure.tsx'
import { useTexts } from '../../lib/use-texts.ts'
import { AgentRow, AgentRowSkeleton } from './agent-row.tsx'
import { NoAgents } from './no-agents.tsx'

export function RecentAgents() {
  const t = useTexts('lab')
  const agents = useCall(calls.agents.list)
  return (
    <section aria-labelledby="recent-agents" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 id="recent-agents" className="font-[550]">
          {t('recent.title')}
        </h2>
        <Link to={ROUTES.agents} className="py-1 text-sm text-text-2 transition hover:text-text">
          {t('recent.all')}
        </Link>
      </div>
      {agents.isError ? (
        <Failure error={agents.error} retry={() => void agents.refetch()} />
      ) : (
        <Card>
          {agents.isPending && (
            <ul className="divide-y divide-line" aria-busy>
              <AgentRowSkeleton />
              <AgentRowSkeleton />
              <AgentRowSkeleton />
            </ul>
          )}
          {agents.data?.length === 0 && <NoAgents hint={t('recent.emptyHint')} />}
          {agents.data && agents.data.length > 0 && (
            <ul className="divide-y divide-line">
              {agents.data.slice(0, RECENT_AGENTS).map((agent) => (
                <AgentRow key={agent.id} agent={agent} />
              ))}
            </ul>
          )}
        </Card>
      )}
    </section>
  )
}
