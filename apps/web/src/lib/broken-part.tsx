import { Button, Card } from '@app/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useTexts } from './use-texts.ts'

/** Stands where a part fell. */
export function BrokenPart({ retry }: { retry: () => void }) {
  const t = useTexts('shell')
  const client = useQueryClient()
  // What was answered may be what broke it: it is asked for again with the next try.
  const again = () => {
    void client.invalidateQueries({ refetchType: 'active' })
    retry()
  }
  return (
    <Card role="alert" className="flex flex-wrap items-center justify-between gap-3 border-bad/40 px-4.5 py-3.5">
      <div className="min-w-0">
        <p className="font-[550]">{t('failure.part')}</p>
        <p className="text-sm text-text-2">{t('failure.partHint')}</p>
      </div>
      <Button onClick={again}>{t('failure.retry')}</Button>
    </Card>
  )
}
