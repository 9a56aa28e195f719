import { Button } from '@app/ui'
import type { Query } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { serverWords } from '../../lib/call-error.ts'
import { useTexts } from '../../lib/use-texts.ts'

/** One line for all of them, and one press for another try. */
export function UnsaidLine({ failed }: { failed: readonly Query[] }) {
  const t = useTexts('shell')
  const words = failed.map(({ state }) => serverWords(state.error)).find(Boolean)
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b bg-bad-soft px-5 py-1.5 text-sm"
    >
      <CircleAlert className="size-4 shrink-0 text-bad" aria-hidden />
      <p className="min-w-0 flex-1 basis-60 break-words">
        {t('failure.some')} <span className="text-text-2">{words}</span>
      </p>
      <Button size="sm" onClick={() => void Promise.allSettled(failed.map((query) => query.fetch()))}>
        {t('failure.retry')}
      </Button>
    </div>
  )
}
