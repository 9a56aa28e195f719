import { NumberedLines } from '../numbered-lines.tsx'
import { useTexts } from '../use-texts.ts'

/** What a person has shown so far; it grows while they go on. */
export function NotedSteps({ noted }: { noted: readonly string[] }) {
  const t = useTexts('live')
  return (
    <section aria-label={t('noted')} className="mt-3">
      <p className="font-[550] text-text-2 text-xs">{t('noted')}</p>
      {noted.length === 0 && <p className="mt-1 text-sm text-text-3">{t('notedNone')}</p>}
      <ol aria-live="polite" className="mt-1 grid max-h-48 grid-cols-[minmax(0,1fr)] gap-1 overflow-y-auto">
        <NumberedLines lines={noted} />
      </ol>
    </section>
  )
}
