import type { Agent, AgentState } from '@app/contract'
import { Tag, type Tone } from '@app/ui'
import { useFormatter, useNow } from 'use-intl'
import { TimeAgo } from '../../../lib/time-ago.tsx'
import { useTexts } from '../../../lib/use-texts.ts'

const MINUTE_MS = 60_000

const STATES = { running: 'live', waiting: 'warn', paused: 'neutral', ready: 'neutral' } satisfies Record<string, Tone>
const ENDS = {
  verified: 'text-good',
  contradicted: 'text-bad',
  completed: 'text-text-2',
  failed: 'text-bad',
  cancelled: 'text-text-3',
} as const

interface StateProps {
  agent: Agent
  state: AgentState | undefined
}

function stateOf({ agent, state }: StateProps): keyof typeof STATES {
  if (state?.waiting) return 'waiting'
  if (state?.running) return 'running'
  return agent.paused ? 'paused' : 'ready'
}

export function AgentStateTag(props: StateProps) {
  const t = useTexts('dashboard')
  const state = stateOf(props)
  return (
    <Tag tone={STATES[state]} dot>
      {t(`agents.states.${state}`)}
    </Tag>
  )
}

function endOf({ status, reason, verdict }: NonNullable<AgentState['last']>): keyof typeof ENDS {
  if (reason === 'cancelled') return 'cancelled'
  if (verdict === 'contradicted') return 'contradicted'
  if (status === 'failed') return 'failed'
  return verdict === 'verified' ? 'verified' : 'completed'
}

/** How the last task ended, and when. */
export function LastRun({ state, className }: { state: AgentState | undefined; className?: string }) {
  const t = useTexts('dashboard')
  if (!state) return <span className={className}>&nbsp;</span>
  const { last } = state
  if (!last) return <span className={className}>{t('agents.last.none')}</span>
  const end = endOf(last)
  return (
    <span className={className} title={last.errorMessage ?? undefined}>
      <span className={ENDS[end]}>{t(`agents.last.${end}`)}</span>
      {' · '}
      <TimeAgo at={last.at} />
    </span>
  )
}

export function NextRun({ state, className }: { state: AgentState | undefined; className?: string }) {
  const t = useTexts('dashboard')
  const format = useFormatter()
  const now = useNow({ updateInterval: MINUTE_MS })
  if (!state?.nextRunAt) return null
  const at = new Date(state.nextRunAt)
  return (
    <time
      dateTime={state.nextRunAt}
      title={format.dateTime(at, { dateStyle: 'medium', timeStyle: 'long' })}
      className={className}
    >
      {t('agents.next', { when: format.relativeTime(at, now) })}
    </time>
  )
}
