import { calls } from '@app/contract'
import { Button, PageHeader } from '@app/ui'
import { KeyRound, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { openAgentForm } from '../../lib/agent-form.ts'
import { useCall } from '../../lib/call.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { AgentList } from './agent-list.tsx'
import { CommandBox } from './command/command-box.tsx'
import { KeptCard } from './kept/kept-card.tsx'
import { NeedsYou } from './needs-you.tsx'
import { RecentTasks } from './recent-tasks.tsx'
import { StatsRow } from './stats-row.tsx'

const LogInsDialog = lazy(() => import('./log-ins/log-ins-dialog.tsx').then((m) => ({ default: m.LogInsDialog })))

export function OverviewView() {
  const t = useTexts('dashboard')
  const command = useTexts('command')
  const [logIns, setLogIns] = useState(false)
  const agents = useCall(calls.agents.list)
  const tasks = useCall(calls.tasks.list)
  const running = tasks.data?.filter((task) => task.status === 'running').length ?? 0
  return (
    <>
      <PageHeader
        title={t('overview.title')}
        subtitle={agents.data ? t('overview.subtitle', { agents: agents.data.length, running }) : '\u00a0'}
        actions={
          <>
            <Button variant="ghost" onClick={() => setLogIns(true)}>
              <KeyRound aria-hidden />
              {command('logIn.open')}
            </Button>
            <Button onClick={() => openAgentForm()}>
              <Plus aria-hidden />
              {t('newAgent')}
            </Button>
          </>
        }
      />
      <CommandBox />
      <NeedsYou />
      <StatsRow />
      <AgentList />
      <RecentTasks title={t('overview.recent')} />
      <KeptCard />
      <Suspense>{logIns && <LogInsDialog onClose={() => setLogIns(false)} />}</Suspense>
    </>
  )
}
