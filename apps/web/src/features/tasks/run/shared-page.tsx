import { calls, type SharedRun } from '@app/contract'
import { Card, EmptyState, Skeleton, Tag } from '@app/ui'
import { useParams } from '@tanstack/react-router'
import { Unlink } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { useFormatter } from 'use-intl'
import { addressOf, useCall } from '../../../lib/call.ts'
import { wordsFrom } from '../../../lib/call-error.ts'
import { formatDuration } from '../../../lib/format-duration.ts'
import { useTexts } from '../../../lib/use-texts.ts'
import { ErrorNote, ResultPanel } from './result-panel.tsx'
import { RunBody } from './run-body.tsx'
import { Badges } from './run-header.tsx'
import { ProofCard } from './step-detail.tsx'
import { stepsOfShare } from './step-pages.ts'
import { useSelection } from './use-selection.ts'

/** A run behind a link, for people who need not sign in: to look at, and nothing else. */
export function SharedPage() {
  const { token } = useParams({ strict: false }) as { token: string }
  const t = useTexts('run')
  const failure = useTexts('shell')('failure.unreachable')
  const shared = useCall(calls.shares.read, { params: { token } })
  useNoIndex()
  if (shared.error)
    return (
      <Card role="alert" className="w-full max-w-lg">
        <h1 className="sr-only">{t('shared.gone')}</h1>
        <EmptyState icon={<Unlink />} title={t('shared.gone')} hint={wordsFrom(shared.error, failure)} />
      </Card>
    )
  if (!shared.data) return <Skeleton className="h-96 w-full max-w-7xl rounded-l" />
  return <SharedView token={token} shared={shared.data} />
}

function SharedView({ token, shared }: { token: string; shared: SharedRun }) {
  const { run, stepCount, files } = shared
  const source = useMemo(() => stepsOfShare(token), [token])
  const selection = useSelection(stepCount, false)
  const address = (id: string) => addressOf(calls.shares.file, { params: { token, id } })
  return (
    <div className="grid w-full min-w-0 max-w-7xl grid-cols-[minmax(0,1fr)] content-start gap-4.5 self-start">
      <Head shared={shared} />
      <ErrorNote words={run.errorMessage} />
      <RunBody
        run={{ stepCount, status: run.status, dryRun: run.dryRun }}
        source={source}
        selection={selection}
        files={files}
        addressOf={address}
        detail={(step) => <ProofCard step={step} />}
      />
      <ResultPanel run={run} files={[]} />
    </div>
  )
}

function Head({ shared: { run, expiresAt } }: { shared: SharedRun }) {
  const t = useTexts('run')
  const format = useFormatter()
  const at = (date: string) => format.dateTime(new Date(date), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <header className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="min-w-0 break-words font-semibold text-xl tracking-[-0.015em]">{run.name}</h1>
        <Badges run={run} />
        <Tag tone="accent">{t('shared.tag')}</Tag>
      </div>
      {run.description && run.description !== run.name && (
        <p className="max-w-[90ch] whitespace-pre-wrap break-words text-sm text-text-2">{run.description}</p>
      )}
      <p className="font-mono text-text-3 text-xs">
        {at(run.createdAt)} · {formatDuration(run.executionTime)} · {t('actions', { count: run.actionsUsed })}
      </p>
      <p className="text-sm text-text-3">
        {t('shared.until', { until: at(expiresAt) })} {t('shared.hidden')}
      </p>
    </header>
  )
}

/** The server says it in a header; whoever keeps the page reads it here. */
function useNoIndex() {
  useEffect(() => {
    const tag = document.createElement('meta')
    Object.assign(tag, { name: 'robots', content: 'noindex, nofollow, noarchive' })
    document.head.append(tag)
    return () => tag.remove()
  }, [])
}
