import { Button } from '@app/ui'
import { Radio } from 'lucide-react'
import { useId, useState } from 'react'
import { useTexts } from '../use-texts.ts'
import { LiveBrowser } from './live-browser.tsx'
import { useLiveBrowser } from './use-live-browser.ts'

/** For lists of tasks: nothing is asked for until somebody wants to see it. */
export function WatchTask({ taskId }: { taskId: string }) {
  const t = useTexts('live')
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div className="mt-3">
      <Button size="sm" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <Radio aria-hidden />
        {t(open ? 'stop' : 'watch')}
      </Button>
      <div id={id}>{open && <Watching taskId={taskId} />}</div>
    </div>
  )
}

function Watching({ taskId }: { taskId: string }) {
  const t = useTexts('live')
  const live = useLiveBrowser(taskId, true)
  return (
    <div className="mt-3 max-w-3xl">
      {live.control === 'none' ? (
        <p className="text-sm text-text-3">{t('none')}</p>
      ) : (
        <LiveBrowser taskId={taskId} live={live} />
      )}
    </div>
  )
}
