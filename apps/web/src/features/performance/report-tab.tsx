import { calls } from '@app/contract'
import { Card, EmptyState } from '@app/ui'
import { Gauge, LoaderCircle } from 'lucide-react'
import { useCall } from '../../lib/call.ts'
import { Failure } from '../../lib/failure.tsx'
import { useTexts } from '../../lib/use-texts.ts'
import { ScoresCard } from './scores-card.tsx'
import { TrendCharts } from './trend-charts.tsx'

export function ReportTab() {
  const t = useTexts('performance')
  const report = useCall(calls.bots.report)
  if (report.isPending)
    return (
      <div role="status" className="grid place-items-center py-16 text-text-3">
        <LoaderCircle className="size-6 animate-spin" aria-hidden />
        <span className="sr-only">{t('performance.loading')}</span>
      </div>
    )
  if (report.isError) return <Failure error={report.error} retry={() => void report.refetch()} />
  const { scores, summary, criticalIssues } = report.data
  if (Object.keys(scores).length === 0)
    return (
      <Card>
        <EmptyState icon={<Gauge />} title={t('performance.title')} hint={t('performance.hint')} />
      </Card>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid items-start gap-3.5 lg:grid-cols-[3fr_2fr]">
        <ScoresCard scores={scores} />
        <Card asElement="section" className="grid min-w-0 gap-4 px-4.5 py-4">
          <div className="grid gap-1.5">
            <h2 className="font-[550]">{t('performance.summary')}</h2>
            <p className="text-pretty text-sm text-text-2">{summary}</p>
          </div>
          <div className="grid gap-1.5 border-line border-t pt-3.5">
            <h3 className="font-[550] text-sm">{t('performance.critical')}</h3>
            {criticalIssues.length === 0 && <p className="text-sm text-text-3">{t('performance.noCritical')}</p>}
            <ul className="grid gap-1.5 text-bad text-sm">
              {criticalIssues.map((issue) => (
                <li key={issue} className="break-words text-pretty first-letter:uppercase">
                  {issue}
                </li>
              ))}
            </ul>
          </div>
        </Card>
      </div>
      <TrendCharts />
    </div>
  )
}
