import { calls, type FirstSteps as Taken } from '@app/contract'
import { ROUTES } from '@app/spec'
import { Button, Card, Progress } from '@app/ui'
import { Link } from '@tanstack/react-router'
import { Circle, CircleCheck, X } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useCall } from '../../../lib/call.ts'
import { showDashboardView } from '../../../lib/dashboard-view.ts'
import { keep, readKept } from '../../../lib/keep.ts'
import { useTexts } from '../../../lib/use-texts.ts'
import { StartButton } from './start-button.tsx'

const HIDDEN = 'first-steps-hidden'
const STEPS = ['agent', 'dryRun', 'proven'] as const

/** D2-8: from nothing to a first proven run on the practice site. Each step is done when the record says so. */
export function FirstSteps() {
  const taken = useTaken()
  const [hidden, setHidden] = useState(() => readKept(HIDDEN, false))
  // Who had taken them all before this visit is not congratulated again.
  const [old, setOld] = useState<boolean>()
  if (taken && old === undefined) setOld(taken.proven)
  if (!taken || hidden || old) return null
  const hide = () => {
    keep(HIDDEN, true)
    setHidden(true)
  }
  return <Checklist taken={taken} onHide={hide} />
}

function Checklist({ taken, onHide }: { taken: Taken; onHide: () => void }) {
  const t = useTexts('figures')
  const practice = useCall(calls.practice.read, { quiet: true }).data?.url
  const newest = useCall(calls.agents.list).data?.[0]
  const done = STEPS.filter((step) => taken[step]).length
  const next = STEPS.find((step) => !taken[step])
  const actions: Record<(typeof STEPS)[number], ReactNode> = {
    agent: <Button onClick={() => showDashboardView('templates')}>{t('first.agentDo')}</Button>,
    dryRun: newest && (
      <StartButton call={calls.agents.dryRun} agent={newest}>
        {t('first.dryRunDo')}
      </StartButton>
    ),
    proven: newest && (
      <StartButton call={calls.agents.execute} agent={newest}>
        {t('first.provenDo')}
      </StartButton>
    ),
  }
  return (
    <Card asElement="section" aria-labelledby="first-steps" className="px-4.5 py-4">
      <div className="flex items-center gap-3">
        <h2 id="first-steps" className="text-sm font-[550]">
          {t('first.title')}
        </h2>
        <Progress value={done} max={STEPS.length} label={t('first.title')} className="w-24" />
        <span className="text-xs text-text-3">{t('first.progress', { done, all: STEPS.length })}</span>
        <Button
          variant="ghost"
          size="icon"
          className="-my-1.5 -mr-2 ml-auto"
          aria-label={t('first.hide')}
          onClick={onHide}
        >
          <X aria-hidden />
        </Button>
      </div>
      <ol className="mt-2.5 grid gap-3 md:grid-cols-3 md:gap-5">
        {STEPS.map((step) => (
          <Step
            key={step}
            done={taken[step]}
            title={t(`first.${step}`)}
            hint={step === 'proven' && !practice ? t('first.provenAny') : t(`first.${step}Hint`)}
            action={step === next && actions[step]}
          />
        ))}
      </ol>
      {taken.proven && (
        <p
          role="status"
          className="mt-3 flex flex-wrap items-center gap-x-2 border-line border-t pt-3 text-sm text-good"
        >
          {t('first.done')}
          <Link to={ROUTES.tasks} className="inline-flex min-h-6 items-center underline underline-offset-2">
            {t('first.see')}
          </Link>
        </p>
      )}
    </Card>
  )
}

function Step({ done, title, hint, action }: { done: boolean; title: string; hint: string; action: ReactNode }) {
  const t = useTexts('figures')
  const Icon = done ? CircleCheck : Circle
  return (
    <li className="flex min-w-0 gap-2.5">
      <Icon className={done ? 'mt-0.5 size-4 shrink-0 text-good' : 'mt-0.5 size-4 shrink-0 text-text-3'} aria-hidden />
      <div className="min-w-0">
        <p className={done ? 'text-sm text-text-3' : 'text-sm font-[550]'}>
          {title}
          <span className="sr-only">{`: ${done ? t('first.isDone') : t('first.isOpen')}`}</span>
        </p>
        {!done && <p className="text-xs text-text-3">{hint}</p>}
        {action && <div className="mt-2">{action}</div>}
      </div>
    </li>
  )
}

/** Looked up again whenever an agent was made or a task has ended. */
function useTaken(): Taken | undefined {
  const agents = useCall(calls.agents.list).data?.length
  const ended = useCall(calls.tasks.list).data?.filter(({ status }) => status === 'completed').length
  const { data, refetch } = useCall(calls.monitor.firstSteps)
  const reached = agents === undefined || ended === undefined ? '' : `${agents} ${ended}`
  useEffect(() => {
    if (reached) void refetch()
  }, [reached, refetch])
  return data
}
