import { type Artefact, calls, type TaskTrace } from '@app/contract'
import { ONE_ROUTES } from '@app/spec'
import { Button, cx, Skeleton } from '@app/ui'
import { Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { useEffect } from 'react'
import { useCall } from '../../../lib/call.ts'
import { Failure } from '../../../lib/failure.tsx'
import { LiveBrowser } from '../../../lib/live-browser/live-browser.tsx'
import { useLiveBrowser } from '../../../lib/live-browser/use-live-browser.ts'
import { knownStatus } from '../../../lib/task-tag.tsx'
import { useTexts } from '../../../lib/use-texts.ts'
import { RunHead } from '../../../lib/work/run-head.tsx'
import { RunSteps } from '../../../lib/work/run-steps.tsx'
import { ShownPanel } from '../../../lib/work/shown-panel.tsx'
import { showAnswer } from './show-answer.ts'

const addressOf = ({ id }: Artefact) => `/api/artefacts/${encodeURIComponent(id)}`

/** One run as it happens: steps with their proof, the page it is on, and what it leaves behind. */
export function RunPanel({ id, onAnother }: { id: string; onAnother: () => void }) {
  const t = useTexts('command')
  const words = useStateWords()
  const trace = useCall(calls.tasks.read, { params: { id } })
  const files = useFiles(id, trace.data)
  const live = useLiveBrowser(id, trace.data?.status === 'running')
  const watching = live.control !== 'none'
  if (trace.error) return <Failure error={trace.error} retry={() => void trace.refetch()} />
  if (!trace.data) return <Skeleton className="m-4.5 h-24" />
  const picture = files.findLast(({ type }) => type.startsWith('image/'))
  return (
    <div className="border-line border-t px-4.5 py-4">
      <RunHead run={trace.data} words={words(trace.data)}>
        <Button size="sm" onClick={onAnother}>
          {t('another')}
        </Button>
      </RunHead>
      <div
        className={cx(
          'mt-3 grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-4',
          watching ? 'lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]' : 'lg:grid-cols-[minmax(0,1fr)_20rem]',
        )}
      >
        <div className="min-w-0">
          <RunSteps steps={trace.data.steps} />
          <Shown trace={trace.data} />
          <Outcome trace={trace.data} files={files.filter(({ type }) => !type.startsWith('image/'))} />
        </div>
        {watching ? <LiveBrowser taskId={id} live={live} /> : picture && <Picture picture={picture} />}
      </div>
    </div>
  )
}

/** Where somebody showed how it is done: what was kept of it. */
function Shown({ trace: { id, status, steps } }: { trace: TaskTrace }) {
  const ended = status === 'completed' && steps.some(({ tool }) => tool === 'browser.show')
  const run = useCall(calls.tasks.run, { params: { id }, enabled: ended })
  const shown = run.data?.frozen?.shown
  return ended && shown ? (
    <div className="mt-4">
      <ShownPanel id={id} shown={shown} />
    </div>
  ) : null
}

function Outcome({ trace, files }: { trace: TaskTrace; files: readonly Artefact[] }) {
  const t = useTexts('command')
  const answer = trace.status === 'completed' ? showAnswer(trace.result) : undefined
  return (
    <>
      {answer && (
        <figure className="mt-4 rounded-m border border-line bg-surface-2 px-3.5 py-2.5" aria-label={t('answer')}>
          <figcaption className="text-xs font-[550] text-text-2">{t('answer')}</figcaption>
          <p className="mt-1 whitespace-pre-wrap break-words text-sm">{answer}</p>
        </figure>
      )}
      {trace.errorMessage && (
        <p className="mt-4 rounded-m border border-bad/30 bg-bad-soft px-3.5 py-2.5 text-sm text-bad">
          {trace.errorMessage}
        </p>
      )}
      {files.length > 0 && (
        <ul aria-label={t('files')} className="mt-4 flex flex-wrap gap-2">
          {files.map((file) => (
            <li key={file.id}>
              <Button asChild>
                <a href={addressOf(file)} download={file.name}>
                  <Download aria-hidden />
                  {file.name}
                </a>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Link
        to={ONE_ROUTES.run}
        params={{ id: trace.id }}
        className="mt-4 inline-block text-sm text-text-3 hover:text-text"
      >
        {t('seeAll')}
      </Link>
    </>
  )
}

function Picture({ picture }: { picture: Artefact }) {
  const t = useTexts('command')
  return (
    <a href={addressOf(picture)} target="_blank" rel="noreferrer" className="block self-start">
      <img
        src={addressOf(picture)}
        alt={t('picture', { step: String(picture.position) })}
        className="aspect-[16/10] w-full rounded-m border border-line object-cover object-top"
      />
    </a>
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

/** Read again whenever the task has gone on: pictures come with steps. */
function useFiles(id: string, trace: TaskTrace | undefined): readonly Artefact[] {
  const files = useCall(calls.artefacts.listOfTask, { params: { id } })
  const { refetch } = files
  const reached = trace && `${trace.status} ${trace.steps.length}`
  useEffect(() => {
    if (reached) void refetch()
  }, [reached, refetch])
  return files.data ?? []
}
