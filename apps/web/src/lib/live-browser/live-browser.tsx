import { calls } from '@app/contract'
import { Button, Tag } from '@app/ui'
import { Check, Hand, Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useSend } from '../call.ts'
import { wordsFrom } from '../call-error.ts'
import { useTexts } from '../use-texts.ts'
import { LiveControls } from './live-controls.tsx'
import { LivePage, type Marking } from './live-page.tsx'
import { LiveQuestion } from './live-question.tsx'
import { MarkControls } from './mark-controls.tsx'
import { NotedSteps } from './noted-steps.tsx'
import { useHands } from './use-hands.ts'
import type { Live } from './use-live-browser.ts'

/** The browser of a running task: watched, taken over, handed back. */
export function LiveBrowser({ taskId, live }: { taskId: string; live: Live }) {
  const t = useTexts('live')
  const hands = useHands(taskId)
  const [marking, mark] = useState<Marking>()
  const mine = live.control === 'person'
  return (
    <section aria-label={t('live')} className="min-w-0">
      <div className="mb-2.5 flex min-h-8 flex-wrap items-center gap-x-3 gap-y-2">
        <Tag tone={mine ? 'accent' : 'live'} dot>
          {t('live')}
        </Tag>
        {!mine && <span className="min-w-0 flex-1 truncate font-mono text-xs text-text-3">{live.url}</span>}
        {mine && (
          <span className="min-w-0 flex-1 basis-40 text-sm text-text-2">{t(live.noted ? 'show' : 'yours')}</span>
        )}
        <Turn taskId={taskId} live={live} />
      </div>
      <LivePage live={live} hands={hands} marking={marking} onMarked={() => mark(undefined)} />
      {mine && live.asks && <LiveQuestion key={live.asks.message} asks={live.asks} hands={hands} />}
      <p role="status" className="text-sm text-warn [&:not(:empty)]:mt-2">
        {live.said}
      </p>
      {mine && live.noted && <MarkControls marking={marking} onMark={mark} />}
      {mine && <LiveControls live={live} hands={hands} />}
      {live.noted && <NotedSteps noted={live.noted} />}
    </section>
  )
}

function Turn({ taskId, live }: { taskId: string; live: Live }) {
  const t = useTexts('live')
  const takeOver = useSend(calls.liveBrowser.takeOver)
  const handBack = useSend(calls.liveBrowser.handBack)
  const failed = takeOver.error ?? handBack.error
  const input = { params: { id: taskId } }
  useShowing(live, () => takeOver.mutate(input))
  return (
    <>
      {failed && <span className="text-xs text-bad">{wordsFrom(failed, '')}</span>}
      {live.control === 'person' ? (
        <Button variant="primary" busy={handBack.isPending} onClick={() => handBack.mutate(input)}>
          {live.noted ? <Check aria-hidden /> : <Undo2 aria-hidden />}
          {t(live.noted ? 'done' : 'handBack')}
        </Button>
      ) : (
        <Button busy={takeOver.isPending || live.control === 'asked'} onClick={() => takeOver.mutate(input)}>
          {live.control === 'agent' && !takeOver.isPending && <Hand aria-hidden />}
          {t(live.control === 'asked' ? 'asked' : live.noted ? 'start' : 'takeOver')}
        </Button>
      )}
    </>
  )
}

/** Who is to show something has asked for the page already. */
function useShowing({ control, noted }: Live, takeOver: () => void): void {
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current || !noted || control !== 'agent') return
    begun.current = true
    takeOver()
  })
}
