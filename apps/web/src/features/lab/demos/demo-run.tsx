import { calls, type TaskTrace } from '@app/contract'
import { ONE_ROUTES } from '@app/spec'
import { Card, Skeleton } from '@app/ui'
import { Link } from '@tanstack/react-router'
import { useCall } from '../../../lib/call.ts'
import { Failure } from '../../../lib/failure.tsx'
import { LiveBrowser } from '../../../lib/live-browser/live-browser.tsx'
import { useLiveBrowser } from '../../../lib/live-browser/use-live-browser.ts'
import { knownStatus } from '../../../lib/task-tag.tsx'
import { useTexts } from '../../../lib/use-texts.ts'
import { RunHead } from '../../../lib/work/run-head.tsx'
import { RunSteps } from '../../../lib/work/run-steps.tsx'
import { LastPicture } from './last-picture.tsx'

/** The run as it happens: the browser it works in, its steps with their proof, and the way to all of it. */
export function DemoRun({ id }: { id: string }) {
  const t = useTexts('lab-demos')
  const words = useStateWords()
  const trace = useCall(calls.tasks.read, { params: { id } })
  const live = useLiveBrowser(id, trace.data?.status === 'running')
  if (trace.error) return <Failure error={trace.error} retry={() => void trace.refetch()} />
  if (!trace.data) return <Skeleton className="h-60 rounded-l" />
  return (
    <Card asElement="section" aria-label={t('run')} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 p-4.5">
      <RunHead run={trace.data} words={words(trace.data)} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4">
          <RunSteps steps={trace.data.steps} />
          {trace.data.errorMessage && <p className="break-words text-sm text-bad">{trace.data.errorMessage}</p>}
          <Link
            to={ONE_ROUTES.run}
            params={{ id }}
            className="inline-flex min-h-6 items-center justify-self-start text-sm underline underline-offset-4 pointer-coarse:min-h-11"
          >
            {t('open')}
          </Link>
        </div>
        {live.control === 'none' ? <LastPicture trace={trace.data} /> : <LiveBrowser taskId={id} live={live} />}
      </div>
    </Card>
  )
}

/** What a run's state, the reason for it and its verdict are called. */
function useStateWords() {
  const t = useTexts('tasks')
  return ({ status, reason, verdict }: TaskTrace) => ({
    status: t(`status.${knownStatus(status)}`),
    reason: reason ? t(`reason.${reason}`) : undefined,
    verdict: verdict ? t(`verdict.${verdict}`) : undefined,
  })
}
