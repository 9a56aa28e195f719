import { calls, type Retry, type Run } from '@app/contract'
import { ONE_ROUTES } from '@app/spec'
import { Button } from '@app/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { addressOf, useSend } from '../../../lib/call.ts'
import { wordsFrom } from '../../../lib/call-error.ts'
import { toast } from '../../../lib/toast.ts'
import { useTexts } from '../../../lib/use-texts.ts'
import { useKeepAgent } from '../../../lib/work/use-keep-agent.ts'
import { useShowMe } from '../../../lib/work/use-show-me.ts'
import { isEnded } from './use-run.ts'
import { WatchPrice } from './watch-price.tsx'

const SaveTestDialog = lazy(() => import('./save-test-dialog.tsx').then((m) => ({ default: m.SaveTestDialog })))
const ShareDialog = lazy(() => import('./share-dialog.tsx').then((m) => ({ default: m.ShareDialog })))

interface RunActionsProps {
  run: Run
  comparing: boolean
  onCompare: () => void
}

/** What can be done with a run as it stands. */
export function RunActions({ run, comparing, onCompare }: RunActionsProps) {
  const t = useTexts('run')
  const [sharing, setSharing] = useState(false)
  const [saving, setSaving] = useState(false)
  const canBeTest = run.status === 'completed' && run.agentId !== null && !run.dryRun && run.repeatable
  return (
    <>
      {!isEnded(run) && <CancelButton run={run} />}
      {isEnded(run) && run.goodRun && (
        <Button aria-pressed={comparing} onClick={onCompare}>
          {t('do.compare')}
        </Button>
      )}
      {isEnded(run) && (
        <Button asChild>
          <a href={addressOf(calls.tasks.report, { params: { id: run.id } })} download>
            {t('do.report')}
          </a>
        </Button>
      )}
      {run.status === 'completed' && run.agentId === null && !run.dryRun && run.repeatable && !run.frozen?.shown && (
        <SaveAgent run={run} />
      )}
      {run.status === 'failed' && run.agentId === null && run.description !== '' && <ShowMe run={run} />}
      {canBeTest && <Button onClick={() => setSaving(true)}>{t('do.saveTest')}</Button>}
      <WatchPrice run={run} />
      <Button onClick={() => setSharing(true)}>{t('do.share')}</Button>
      {run.repeatable && <RetryButtons run={run} />}
      {saving && (
        <Suspense>
          <SaveTestDialog run={run} onClose={() => setSaving(false)} />
        </Suspense>
      )}
      {sharing && (
        <Suspense>
          <ShareDialog taskId={run.id} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </>
  )
}

function CancelButton({ run: { id } }: { run: Run }) {
  const t = useTexts('run')
  const client = useQueryClient()
  const cancel = useSend(calls.tasks.cancel)
  // Once asked for it stays asked for; the end arrives with the events.
  const asked = cancel.isPending || cancel.isSuccess
  const stop = () =>
    cancel.mutate(
      { params: { id } },
      {
        onSuccess: () => client.invalidateQueries({ queryKey: [addressOf(calls.tasks.run, { params: { id } })] }),
        onError: (error) => toast({ title: wordsFrom(error, t('do.failed')), tone: 'destructive' }),
      },
    )
  return (
    <Button variant="danger" busy={asked} onClick={stop}>
      {t(asked ? 'do.cancelling' : 'do.cancel')}
    </Button>
  )
}

/** What was not understood can be shown. */
function ShowMe({ run: { description, start } }: { run: Run }) {
  const t = useTexts('run')
  const navigate = useNavigate()
  const showMe = useShowMe()
  const begin = () =>
    showMe.begin(description, start ?? undefined, (id) => void navigate({ to: ONE_ROUTES.run, params: { id } }))
  return (
    <Button busy={showMe.isPending} onClick={begin}>
      {t('do.showMe')}
    </Button>
  )
}

/** What was done once can be done every morning. */
function SaveAgent({ run: { id } }: { run: Run }) {
  const { keep, busy, label } = useKeepAgent(id)
  return (
    <Button busy={busy} onClick={keep}>
      {label}
    </Button>
  )
}

/** From the failed step where that repeats nothing; else the button says that it begins anew. */
function RetryButtons({ run: { id, retryFrom, status, frozen } }: { run: Run }) {
  const t = useTexts('run')
  const navigate = useNavigate()
  const retry = useSend(calls.tasks.retry, { refresh: [calls.tasks.list] })
  const begin = (from: Retry) =>
    retry.mutate(
      { params: { id }, body: { from } },
      {
        onSuccess: (task) => {
          toast({ title: t('do.started') })
          void navigate({ to: ONE_ROUTES.run, params: { id: task.id } })
        },
        onError: (error) => toast({ title: wordsFrom(error, t('do.failed')), tone: 'destructive' }),
      },
    )
  const primary = retryFrom === null ? 'primary' : undefined
  return (
    <>
      <Button variant={primary} disabled={retry.isPending} onClick={() => begin('start')}>
        {t(status === 'failed' ? 'do.fromStart' : 'do.again')}
      </Button>
      {frozen && !frozen.shown && (
        <Button disabled={retry.isPending} onClick={() => begin('decided-steps')}>
          {t('do.withoutModel', { count: frozen.actions })}
        </Button>
      )}
      {retryFrom !== null && (
        <Button variant="primary" disabled={retry.isPending} onClick={() => begin('failed-step')}>
          {t('do.fromStep', { position: String(retryFrom) })}
        </Button>
      )}
    </>
  )
}
