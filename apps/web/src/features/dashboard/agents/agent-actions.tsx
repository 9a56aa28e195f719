import { type Agent, calls } from '@app/contract'
import { ONE_ROUTES } from '@app/spec'
import { Button } from '@app/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Pause, Pencil, Play, StepForward, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSend } from '../../../lib/call.ts'
import { wordsFrom } from '../../../lib/call-error.ts'
import { toast } from '../../../lib/toast.ts'
import { useTexts } from '../../../lib/use-texts.ts'

export function AgentActions({ agent }: { agent: Agent }) {
  const t = useTexts('dashboard')
  const client = useQueryClient()
  // Seldom wanted, so its code comes when it is.
  const remove = async () => (await import('../../../lib/delete-agent.ts')).deleteAgent(agent, { client, t })
  return (
    <div className="-mr-2 flex shrink-0 pointer-coarse:-my-1.5">
      <RunButton agent={agent} />
      <PauseButton agent={agent} />
      <Button variant="ghost" size="icon" asChild title={t('agents.edit')}>
        <Link to={ONE_ROUTES.agent} params={{ id: agent.id }} aria-label={`${t('agents.edit')}: ${agent.name}`}>
          <Pencil aria-hidden />
        </Link>
      </Button>
      <Action label={t('agents.delete')} agent={agent} onClick={() => void remove()}>
        <Trash2 aria-hidden />
      </Action>
    </div>
  )
}

/** What the words of an agent lack is said where it is run. */
function RunButton({ agent }: { agent: Agent }) {
  const t = useTexts('dashboard')
  const run = useSend(calls.agents.execute, { refresh: [calls.tasks.list, calls.agents.list] })
  const start = () =>
    run.mutate(
      { params: { id: agent.id } },
      {
        onSuccess: () =>
          toast({ title: t('agents.started'), description: t('agents.startedText', { name: agent.name }) }),
        onError: (error) =>
          toast({ title: t('agents.runFailed'), description: wordsFrom(error, t('failed')), tone: 'destructive' }),
      },
    )
  return (
    <Action label={t('agents.run')} agent={agent} busy={run.isPending} disabled={agent.paused} onClick={start}>
      {!run.isPending && <Play aria-hidden />}
    </Action>
  )
}

/** A paused agent starts nothing: not by hand, not on schedule, not from outside. */
function PauseButton({ agent }: { agent: Agent }) {
  const t = useTexts('dashboard')
  const { name } = agent
  const change = useSend(calls.agents.change, { refresh: [calls.agents.list, calls.monitor.agents] })
  const turn = () =>
    change.mutate(
      { params: { id: agent.id }, body: { paused: !agent.paused } },
      {
        onSuccess: ({ paused }) =>
          toast(
            paused
              ? { title: t('agents.paused'), description: t('agents.pausedText', { name }) }
              : { title: t('agents.resumed') },
          ),
        onError: (error) =>
          toast({ title: t('agents.changeFailed'), description: wordsFrom(error, t('failed')), tone: 'destructive' }),
      },
    )
  const Icon = agent.paused ? StepForward : Pause
  return (
    <Action
      label={agent.paused ? t('agents.resume') : t('agents.pause')}
      agent={agent}
      busy={change.isPending}
      onClick={turn}
    >
      {!change.isPending && <Icon aria-hidden />}
    </Action>
  )
}

interface ActionProps {
  label: string
  agent: Agent
  busy?: boolean
  disabled?: boolean
  onClick: () => void
  children: ReactNode
}

function Action({ label, agent, children, ...rest }: ActionProps) {
  return (
    <Button variant="ghost" size="icon" aria-label={`${label}: ${agent.name}`} title={label} {...rest}>
      {children}
    </Button>
  )
}
