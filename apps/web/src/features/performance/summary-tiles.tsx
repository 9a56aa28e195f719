import type { ComprehensiveTest } from '@app/contract'
import { Stat } from '@app/ui'
import { useTexts } from '../../lib/use-texts.ts'

/** Spec 2 §2: four figures of the last run, each counted from what it answered. */
export function SummaryTiles({ result }: { result: ComprehensiveTest }) {
  const t = useTexts('performance')
  const { overallScore, testResults, systemHealth } = result
  const count = (wanted: string) => testResults.filter(({ status }) => status === wanted).length
  const healthy = systemHealth.filter(({ status }) => status === 'healthy').length
  return (
    <section aria-label={t('tiles.label')} className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-3.5">
      <Stat label={t('tiles.score')} value={t('health.percent', { value: String(overallScore) })} />
      <Stat label={t('tiles.passed')} value={count('passed')} />
      <Stat label={t('tiles.failed')} value={count('failed')} />
      <Stat label={t('tiles.healthy')} value={healthy} />
    </section>
  )
}
