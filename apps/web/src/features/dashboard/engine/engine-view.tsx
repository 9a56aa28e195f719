import { calls } from '@app/contract'
import { Button, Card, EmptyState, PageHeader, Skeleton, Tag } from '@app/ui'
import { Orbit as OrbitIcon, Pause, Play } from 'lucide-react'
import { useState } from 'react'
import { openAgentForm } from '../../lib/agent-form.ts'
import { useCall } from '../../lib/call.ts'
import { Failure } from '../../lib/failure.tsx'
import { useTexts } from '../../lib/use-texts.ts'
import { Orbit } from './orbit.tsx'
import { ORBIT_ROOM } from './place-in-orbit.ts'
import { usePageHidden } from './use-page-hidden.ts'

export function EngineView() {
  const t = useTexts('dashboard')
  const agents = useCall(calls.agents.list)
  const tasks = useCall(calls.tasks.list)
  const hidden = usePageHidden()
  const [paused, setPaused] = useState(false)
  const ofAgent = (id: string) => tasks.data?.filter((task) => task.agentId === id) ?? []
  const running = tasks.data?.filter((task) => task.status === 'running') ?? []
  const busyIds = new Set(running.flatMap((task) => task.agentId ?? []))
  return (
    <>
      <PageHeader
        title={t('engine.title')}
        subtitle={t('engine.subtitle')}
        actions={
          <Button className="motion-reduce:hidden" onClick={() => setPaused(!paused)}>
            {paused ? <Play aria-hidden /> : <Pause aria-hidden />}
            {paused ? t('engine.play') : t('engine.pause')}
          </Button>
        }
      />
      {agents.error && <Failure error={agents.error} retry={() => void agents.refetch()} />}
      {agents.isPending && <Skeleton className="h-120 rounded-l" />}
      {agents.data && (
        <div className="grid items-start gap-3.5 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <Card className="overflow-hidden p-5">
            <Orbit
              agents={agents.data}
              busyIds={busyIds}
              still={paused || hidden}
              label={t('engine.drawing', { count: agents.data.length })}
            />
            {agents.data.length > ORBIT_ROOM && (
              <p className="text-center text-xs text-text-3">
                {t('engine.more', { count: agents.data.length - ORBIT_ROOM })}
              </p>
            )}
          </Card>
          <Card asElement="section" className="min-w-0">
            <h2 className="px-4.5 py-3.5 text-sm font-[550] text-text-2">{t('engine.list')}</h2>
            {agents.data.length === 0 && (
              <EmptyState
                className="pt-4"
                icon={<OrbitIcon />}
                title={t('engine.empty')}
                hint={t('engine.emptyHint')}
                action={<Button onClick={() => openAgentForm()}>{t('newAgent')}</Button>}
              />
            )}
            <ul>
              {agents.data.map((agent) => (
                <li key={agent.id} className="flex items-center gap-3 border-line border-t px-4.5 py-2.5">
                  <span className="min-w-0 flex-1 truncate font-medium">{agent.name}</span>
                  {busyIds.has(agent.id) ? (
                    <Tag tone="live" dot>
                      {t('status.running')}
                    </Tag>
                  ) : (
                    <span className="text-xs text-text-3">
                      {t('engine.tasksOf', { count: ofAgent(agent.id).length })}
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </Card>
        </div>
      )}
    </>
  )
}
