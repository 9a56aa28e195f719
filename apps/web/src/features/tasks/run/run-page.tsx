import { calls, type Run } from '@app/contract'
import { ROUTES } from '@app/spec'
import { Card, Skeleton } from '@app/ui'
import { useParams } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { useCall } from '../../../lib/call.ts'
import { CannotOpen } from '../../../lib/cannot-open.tsx'
import { useLiveBrowser } from '../../../lib/live-browser/use-live-browser.ts'
import { useTexts } from '../../../lib/use-texts.ts'
import { ShownPanel } from '../../../lib/work/shown-panel.tsx'
import { ErrorNote, ResultPanel } from './result-panel.tsx'
import { RunActions } from './run-actions.tsx'
import { RunBody } from './run-body.tsx'
import { RunHeader } from './run-header.tsx'
import { RunNeeds } from './run-needs.tsx'
import { StepDetail } from './step-detail.tsx'
import { stepsOfTask } from './step-pages.ts'
import { isEnded, useRun } from './use-run.ts'
import { useSelection } from './use-selection.ts'
import { useShots } from './use-shots.ts'

const CompareView = lazy(() => import('./compare-view.tsx').then((m) => ({ default: m.CompareView })))

export function RunPage() {
  const { id } = useParams({ strict: false }) as { id: string }
  const t = useTexts('run')
  const run = useRun(id)
  if (run.error) {
    const missing = { title: t('missing.title'), hint: t('missing.hint') }
    const back = { to: ROUTES.tasks, label: t('missing.back') }
    return <CannotOpen error={run.error} retry={() => void run.refetch()} missing={missing} back={back} />
  }
  if (!run.data)
    return (
      <div role="status" aria-label={t('loading')} className="grid gap-4.5">
        <Skeleton className="h-14 w-96 max-w-full" />
        <Skeleton className="h-96 rounded-l" />
      </div>
    )
  // Another run begins at its own beginning.
  return <RunView key={id} run={run.data} />
}

function RunView({ run }: { run: Run }) {
  const { id } = run
  const [comparing, setComparing] = useState(false)
  const files = useCall(calls.artefacts.listOfTask, { params: { id }, query: { kind: 'files' } })
  const selection = useSelection(run.stepCount, !isEnded(run))
  const shots = useShots(id, selection.position)
  const source = useMemo(() => stepsOfTask(id), [id])
  const live = useLiveBrowser(id, run.status === 'running')
  useTitle(run.name)
  return (
    <>
      <RunHeader
        run={run}
        actions={<RunActions run={run} comparing={comparing} onCompare={() => setComparing(!comparing)} />}
      />
      <ErrorNote words={run.errorMessage} />
      <RunNeeds run={run} />
      {comparing && run.goodRun && (
        <Suspense fallback={<Skeleton className="h-64 rounded-l" />}>
          <CompareView run={run} goodRunId={run.goodRun} onClose={() => setComparing(false)} />
        </Suspense>
      )}
      <RunBody
        run={run}
        source={source}
        selection={selection}
        files={shots}
        addressOf={(file) => `/api/artefacts/${encodeURIComponent(file)}`}
        live={live}
        detail={(step) => <StepDetail run={run} step={step} />}
      />
      {run.frozen?.shown ? (
        <Card className="p-4.5">
          <ShownPanel id={id} shown={run.frozen.shown} />
        </Card>
      ) : (
        <ResultPanel run={run} files={files.data ?? []} />
      )}
    </>
  )
}

/** A run is found again among windows by its own name. */
function useTitle(name: string) {
  useEffect(() => {
    const before = document.title
    document.title = before.replace(/^.*(?= · )/, name)
    return () => {
      document.title = before
    }
  }, [name])
}
