import type { TestDay } from '@app/contract'
import { DayTable } from '../../lib/day-table.tsx'
import { useTexts } from '../../lib/use-texts.ts'
import { useTrendFormats } from './use-trend-formats.ts'

const HEAD = ['day', 'passed', 'failed', 'flaky', 'time', 'cost'] as const

/** The newest day first. */
export function TrendTable({ days }: { days: readonly TestDay[] }) {
  const t = useTexts('performance')
  const { count, ms, day: write } = useTrendFormats()
  const rows = days.toReversed().map(({ date, passed, warning, failed, flaky, meanMs, actions }) => {
    const time = meanMs === null ? t('trend.none') : ms(meanMs)
    return [write(date), count(passed + warning), count(failed), count(flaky), time, count(actions)] as const
  })
  return <DayTable caption={t('trend.caption')} head={HEAD.map((name) => t(`trend.${name}`))} rows={rows} />
}
