import type { Run } from '@app/contract'
import { ONE_ROUTES, ROUTES } from '@app/spec'
import { Tag } from '@app/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormatter } from 'use-intl'
import { formatDuration } from '../../../lib/format-duration.ts'
import { knownStatus, TaskTag } from '../../../lib/task-tag.tsx'
import { TimeAgo } from '../../../lib/time-ago.tsx'
import { useTexts } from '../../../lib/use-texts.ts'
import { VERDICT_TONES } from '../../../lib/verdict-tones.ts'

/** What was asked for, in its own words, and how it stands. */
export function RunHeader({ run, actions }: { run: Run; actions: ReactNode }) {
  const t = useTexts('run')
  const tasks = useTexts('tasks')
  return (
    <header className="grid gap-2">
      <nav aria-label={t('where')} className="flex min-w-0 gap-1.5 text-sm text-text-3">
        <Link to={ROUTES.tasks} className="shrink-0 hover:text-text">
          {tasks('title')}
        </Link>
        <span aria-hidden>/</span>
        <span aria-current="page" className="truncate">
          {run.agentName ?? tasks('noAgent')}
        </span>
      </nav>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 flex-1 basis-80 gap-2">
          <h1 className="min-w-0 break-words font-semibold text-xl tracking-[-0.015em]">{run.name}</h1>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <Badges run={run} />
            <Figures run={run} />
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-2">{actions}</div>
      </div>
      {run.description && run.description !== run.name && (
        <p className="line-clamp-4 max-w-[90ch] whitespace-pre-wrap break-words text-sm text-text-2">
          {run.description}
        </p>
      )}
      <Lineage run={run} />
    </header>
  )
}

export function Badges({ run }: { run: Pick<Run, 'reason' | 'verdict' | 'status' | 'dryRun'> }) {
  const t = useTexts('run')
  const tasks = useTexts('tasks')
  return (
    <span role="status" className="flex flex-wrap gap-1.5">
      <TaskTag status={run.status}>{tasks(`status.${knownStatus(run.status)}`)}</TaskTag>
      {run.reason && <Tag tone={run.reason === 'cancelled' ? 'neutral' : 'warn'}>{tasks(`reason.${run.reason}`)}</Tag>}
      {run.verdict && <Tag tone={VERDICT_TONES[run.verdict]}>{tasks(`verdict.${run.verdict}`)}</Tag>}
      {run.dryRun && <Tag tone="accent">{t('dryRun')}</Tag>}
    </span>
  )
}

function Figures({ run }: { run: Run }) {
  const t = useTexts('run')
  const tasks = useTexts('tasks')
  const format = useFormatter()
  const cost =
    run.costCents > 0 ? format.number(run.costCents / 100, { style: 'currency', currency: 'USD' }) : t('free')
  return (
    <p className="flex flex-wrap gap-x-2 font-mono text-text-3 text-xs">
      <TimeAgo at={run.createdAt} />
      <span aria-hidden>·</span>
      <span title={tasks('duration')}>{formatDuration(run.executionTime, tasks('noDuration'))}</span>
      <span aria-hidden>·</span>
      <span>{t('actions', { count: run.actionsUsed })}</span>
      <span aria-hidden>·</span>
      <span>{cost}</span>
      {run.models.map((use) => (
        <ModelUse key={use.model} use={use} />
      ))}
    </p>
  )
}

function ModelUse({ use: { model, asked, tokens, costCents } }: { use: Run['models'][number] }) {
  const t = useTexts('run')
  const format = useFormatter()
  const cost =
    costCents === null
      ? ''
      : ` · ${format.number(costCents / 100, { style: 'currency', currency: 'USD', maximumFractionDigits: 4 })}`
  return (
    <>
      <span aria-hidden>·</span>
      <span title={t('askedTimes', { count: asked })}>{`${t('decidedBy', { model, tokens })}${cost}`}</span>
    </>
  )
}

function Lineage({ run }: { run: Run }) {
  const t = useTexts('run')
  if (!run.retryOf) return null
  const id = run.retryOf
  const link = (words: ReactNode) => (
    <Link to={ONE_ROUTES.run} params={{ id }} className="text-text underline decoration-line-strong underline-offset-3">
      {words}
    </Link>
  )
  return (
    <p className="text-sm text-text-2">
      {run.carried > 0 ? t.rich('carriedOver', { link, count: run.carried }) : t.rich('repeats', { link })}
    </p>
  )
}
