import { calls } from '@app/contract'
import { Button, PageHeader, Skeleton } from '@app/ui'
import { KeyRound, Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { openAgentForm } from '../../lib/agent-form.ts'
import { useCall } from '../../lib/call.ts'
import { lazyView } from '../../lib/lazy-view.ts'
import { Part } from '../../lib/part.tsx'
import { useTexts } from '../../lib/use-texts.ts'
import { WhenSeen } from '../../lib/when-seen.tsx'
import { AgentList } from './agents/agent-list.tsx'
import { CommandBox } from './command/command-box.tsx'
import { useKept } from './kept/use-kept.ts'
import { RecentTasks } from './recent-tasks.tsx'

// What most visits do not need is fetched when it is needed.
const NeedsYou = lazyView(['desk'], () => import('./needs-you.tsx').then((m) => m.NeedsYou))
const KeptCard = lazyView(['desk'], () => import('./kept/kept-card.tsx').then((m) => m.KeptCard))
const LogInsDialog = lazyView(['desk'], () => import('./log-ins/log-ins-dialog.tsx').then((m) => m.LogInsDialog))

const FirstSteps = lazyView(['figures'], () => import('./first-steps/first-steps.tsx').then((m) => m.FirstSteps))
const FiguresRow = lazyView(['figures'], () => import('./figures/figures-row.tsx').then((m) => m.FiguresRow))

export function OverviewView() {
  const t = useTexts('dashboard')
  const command = useTexts('command')
  const [logIns, setLogIns] = useState(false)
  const kept = useKept()
  const agents = useCall(calls.agents.list)
  const tasks = useCall(calls.tasks.list)
  const waits = tasks.data?.some(({ reason }) => reason === 'awaiting-approval' || reason === 'needs-review')
  const running = tasks.data?.filter((task) => task.status === 'running').length ?? 0
  const proven = tasks.data?.some(({ verdict, dryRun }) => verdict === 'verified' && !dryRun)
  // Once shown it stays until it is hidden: its last step is what makes a newcomer somebody who has done it.
  const [newcomer, setNewcomer] = useState(false)
  if (!newcomer && tasks.data && !proven) setNewcomer(true)
  return (
    <>
      <PageHeader
        title={t('overview.title')}
        subtitle={agents.data ? t('overview.subtitle', { agents: agents.data.length, running }) : '\u00a0'}
        actions={
          <>
            <Button variant="ghost" onClick={() => setLogIns(true)}>
              <KeyRound aria-hidden />
              {command('openLogIns')}
            </Button>
            <Button onClick={() => openAgentForm()}>
              <Plus aria-hidden />
              {t('newAgent')}
            </Button>
          </>
        }
      />
      <Part>
        <CommandBox />
      </Part>
      <Part>
        <Suspense>{waits && <NeedsYou />}</Suspense>
      </Part>
      <Part>
        <Suspense>{newcomer && <FirstSteps />}</Suspense>
      </Part>
      <Part>
        <Suspense fallback={<Skeleton className="h-52 rounded-l max-lg:h-104" />}>{proven && <FiguresRow />}</Suspense>
      </Part>
      <Part>
        <AgentList />
      </Part>
      <Part>
        <RecentTasks title={t('overview.recent')} />
      </Part>
      {kept.mails.length + kept.phone.length > 0 && (
        <WhenSeen>
          <Suspense>
            <KeptCard {...kept} />
          </Suspense>
        </WhenSeen>
      )}
      <Suspense>{logIns && <LogInsDialog onClose={() => setLogIns(false)} />}</Suspense>
    </>
  )
}
