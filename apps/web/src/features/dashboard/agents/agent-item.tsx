import { type Agent, calls } from '@app/contract'
import { Button, Card, cx, Tag } from '@app/ui'
import { Bot, Pencil, Play, Trash2 } from 'lucide-react'
import { useSend } from '../../lib/call.ts'
import { wordsFrom } from '../../lib/call-error.ts'
import { TimeAgo } from '../../lib/time-ago.tsx'
import { toast } from '../../lib/toast.ts'
import { useTexts } from '../../lib/use-texts.ts'

export interface AgentItemProps {
  agent: Agent
  onEdit: (agent: Agent) => void
  onDelete: (agent: Agent) => void
}

export function AgentCard({ agent, ...actions }: AgentItemProps) {
  const t = useTexts('dashboard')
  return (
    <Card asElement="li" className="flex min-w-0 flex-col px-4.5 py-4">
      <div className="flex items-start gap-3">
        <span className="grid size-8 shrink-0 place-items-center rounded-[8px] bg-accent-soft text-accent" aria-hidden>
          <Bot className="size-4" />
        </span>
        <h3 className="min-w-0 flex-1 pt-1 text-md leading-snug font-[550]">{agent.name}</h3>
        <Actions agent={agent} {...actions} />
      </div>
      <p className={cx('mt-2.5 line-clamp-3 text-sm', agent.objective ? 'text-text-2' : 'text-text-3')}>
        {agent.objective || t('agents.noObjective')}
      </p>
      <div className="mt-auto flex flex-wrap items-center gap-2 pt-3.5 text-xs text-text-3">
        <Tag>{t(`models.${agent.model}`)}</Tag>
        <TimeAgo at={agent.createdAt} className="ml-auto" />
      </div>
    </Card>
  )
}

export function AgentRow({ agent, compact, ...actions }: AgentItemProps & { compact: boolean }) {
  const t = useTexts('dashboard')
  return (
    <li className={cx('flex min-w-0 items-center gap-3 px-4.5', compact ? 'py-1' : 'py-2.5')}>
      <Bot className="size-4 shrink-0 text-accent" aria-hidden />
      <div className={cx('min-w-0 flex-1', compact && 'flex items-baseline gap-3')}>
        <h3 className={cx('truncate font-[550]', compact ? 'max-w-[60%] shrink-0 text-sm' : 'text-md')}>
          {agent.name}
        </h3>
        <p className={cx('min-w-0 truncate text-text-3', compact ? 'text-xs max-sm:hidden' : 'text-sm')}>
          {agent.objective || t('agents.noObjective')}
        </p>
      </div>
      <span className="text-xs text-text-3 max-md:hidden">{t(`models.${agent.model}`)}</span>
      <TimeAgo at={agent.createdAt} className="w-28 text-right text-xs text-text-3 max-sm:hidden" />
      <Actions agent={agent} {...actions} />
    </li>
  )
}

function Actions({ agent, onEdit, onDelete }: AgentItemProps) {
  const t = useTexts('dashboard')
  return (
    <div className="-mr-2 flex shrink-0 pointer-coarse:-my-1.5">
      <RunButton agent={agent} />
      <Button
        variant="ghost"
        size="icon"
        aria-label={`${t('agents.edit')}: ${agent.name}`}
        title={t('agents.edit')}
        onClick={() => onEdit(agent)}
      >
        <Pencil aria-hidden />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={`${t('agents.delete')}: ${agent.name}`}
        title={t('agents.delete')}
        onClick={() => onDelete(agent)}
      >
        <Trash2 aria-hidden />
      </Button>
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
    <Button
      variant="ghost"
      size="icon"
      aria-label={`${t('agents.run')}: ${agent.name}`}
      title={t('agents.run')}
      busy={run.isPending}
      onClick={start}
    >
      {!run.isPending && <Play aria-hidden />}
    </Button>
  )
}
