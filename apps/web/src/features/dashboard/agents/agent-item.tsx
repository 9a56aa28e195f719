import type { Agent, AgentState } from '@app/contract'
import { ONE_ROUTES } from '@app/spec'
import { Card, cx } from '@app/ui'
import { Link } from '@tanstack/react-router'
import { Bot } from 'lucide-react'
import { useTexts } from '../../../lib/use-texts.ts'
import { AgentActions } from './agent-actions.tsx'
import { AgentStateTag, LastRun, NextRun } from './agent-state.tsx'

export interface AgentItemProps {
  agent: Agent
  /** Undefined until it is known. */
  state: AgentState | undefined
}

export function AgentCard({ agent, state }: AgentItemProps) {
  const t = useTexts('dashboard')
  return (
    <Card asElement="li" className="flex min-w-0 flex-col px-4.5 py-4">
      <div className="flex items-start gap-3">
        <span className="grid size-8 shrink-0 place-items-center rounded-[8px] bg-accent-soft text-accent" aria-hidden>
          <Bot className="size-4" />
        </span>
        <h3 className="line-clamp-2 min-w-0 flex-1 break-words pt-1 text-md leading-snug font-[550]">
          <AgentLink agent={agent} />
        </h3>
        <AgentStateTag agent={agent} state={state} />
      </div>
      <p className={cx('mt-2.5 line-clamp-2 text-sm', agent.objective ? 'text-text-2' : 'text-text-3')}>
        {agent.objective || t('agents.noObjective')}
      </p>
      <div className="mt-auto flex items-center gap-2 pt-3 text-xs text-text-3">
        <div className="min-w-0 flex-1">
          <LastRun state={state} className="block truncate" />
          <NextRun state={state} className="block truncate" />
        </div>
        <AgentActions agent={agent} />
      </div>
    </Card>
  )
}

/** The name leads to everything about the agent. */
const AgentLink = ({ agent: { id, name } }: { agent: Agent }) => (
  <Link to={ONE_ROUTES.agent} params={{ id }} className="hover:text-accent">
    {name}
  </Link>
)

export function AgentRow({ agent, state, compact }: AgentItemProps & { compact: boolean }) {
  const t = useTexts('dashboard')
  return (
    <li className={cx('flex min-w-0 items-center gap-3 px-4.5', compact ? 'py-1' : 'py-2.5')}>
      <Bot className="size-4 shrink-0 text-accent max-sm:hidden" aria-hidden />
      <div className={cx('min-w-0 flex-1', compact && 'flex items-baseline gap-3')}>
        <h3 className={cx('truncate font-[550]', compact ? 'text-sm sm:max-w-[60%] sm:shrink-0' : 'text-md')}>
          <AgentLink agent={agent} />
        </h3>
        <p className={cx('min-w-0 truncate text-text-3', compact ? 'text-xs max-sm:hidden' : 'text-sm')}>
          {agent.objective || t('agents.noObjective')}
        </p>
      </div>
      <div
        className={cx(
          'shrink-0 text-right text-xs text-text-3 max-md:hidden',
          compact && 'flex flex-row-reverse items-baseline gap-3',
        )}
      >
        <LastRun state={state} className="block" />
        <NextRun state={state} className="block" />
      </div>
      <span className={compact ? 'max-sm:hidden' : ''}>
        <AgentStateTag agent={agent} state={state} />
      </span>
      <AgentActions agent={agent} />
    </li>
  )
}
