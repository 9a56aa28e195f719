import { Button, Card } from '@app/ui'
import { UnreadableReply, wordsFrom } from './call-error.ts'
import { useSaid } from './said-failures.ts'
import { useTexts } from './use-texts.ts'

/** What could not be loaded says so where it would have been, with the server's words and a way to try again. */
export function Failure({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useTexts('shell')
  useSaid(error)
  return (
    <Card role="alert" className="flex flex-wrap items-center justify-between gap-3 border-bad/40 px-4.5 py-3.5">
      <div className="min-w-0">
        <p className="font-[550]">{t('failure.title')}</p>
        <p className="text-sm text-text-2">
          {wordsFrom(error, t(error instanceof UnreadableReply ? 'failure.unreadable' : 'failure.unreachable'))}
        </p>
      </div>
      <Button onClick={retry}>{t('failure.retry')}</Button>
    </Card>
  )
}
