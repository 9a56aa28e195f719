import { Button } from '@app/ui'
import { List, ScanText } from 'lucide-react'
import { useTexts } from '../use-texts.ts'
import type { Marking } from './live-page.tsx'

/** While something is shown: the next press on the page reads what stands there, and presses nothing. */
export function MarkControls({ marking, onMark }: { marking: Marking; onMark: (marking: Marking) => void }) {
  const t = useTexts('live')
  const toggle = (what: Marking) => onMark(marking === what ? undefined : what)
  return (
    <div className="mt-3 flex min-h-9 flex-wrap items-center gap-2">
      <Button aria-pressed={marking === 'value'} onClick={() => toggle('value')}>
        <ScanText aria-hidden />
        {t('read')}
      </Button>
      <Button aria-pressed={marking === 'list'} onClick={() => toggle('list')}>
        <List aria-hidden />
        {t('readAll')}
      </Button>
      <p role="status" className="min-w-0 flex-1 basis-40 text-sm text-text-2">
        {marking && t(marking === 'value' ? 'reading' : 'readingAll')}
      </p>
    </div>
  )
}
