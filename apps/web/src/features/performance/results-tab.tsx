import { type ComprehensiveTest, calls } from '@app/contract'
import { Button, Card, EmptyState } from '@app/ui'
import { FlaskConical } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useCall } from '../../lib/call.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { useOwnResults } from './own-results.ts'

const OwnTests = lazy(() => import('./own-tests.tsx').then((m) => ({ default: m.OwnTests })))
const ResultCard = lazy(() => import('./result-card.tsx').then((m) => ({ default: m.ResultCard })))

interface ResultsTabProps {
  result: ComprehensiveTest | undefined
  busy: boolean
  onRun: () => void
}

export function ResultsTab({ result, busy, onRun }: ResultsTabProps) {
  const t = useTexts('performance')
  const own = useCall(calls.bots.list).data?.filter((bot) => bot.own)
  const results = [...useOwnResults(), ...(result?.testResults ?? [])]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {results.length === 0 ? (
        <Card>
          <EmptyState
            icon={<FlaskConical />}
            title={t('results.title')}
            hint={t('results.hint')}
            action={
              <Button variant="primary" busy={busy} onClick={onRun}>
                {busy ? t('running') : t('results.action')}
              </Button>
            }
          />
        </Card>
      ) : (
        <ul className="grid gap-3.5 md:grid-cols-2 lg:grid-cols-3">
          <Suspense>
            {results.map((one) => (
              <ResultCard key={one.id} result={one} />
            ))}
          </Suspense>
        </ul>
      )}
      {own?.length === 0 && (
        <Card asElement="section" className="px-4.5 py-3.5">
          <h2 className="font-[550]">{t('own.title')}</h2>
          <p className="mt-1 max-w-[72ch] text-pretty text-sm text-text-2">{t('own.hint')}</p>
        </Card>
      )}
      <Suspense>{own && own.length > 0 && <OwnTests own={own} busy={busy} />}</Suspense>
    </div>
  )
}
