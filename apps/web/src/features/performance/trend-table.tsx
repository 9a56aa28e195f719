import type { TestDay } from '@app/contract'
import { Card } from '@app/ui'
import { useTexts } from '../../lib/use-texts.ts'
import { useTrendFormats } from './use-trend-formats.ts'

const HEAD = ['day', 'passed', 'failed', 'flaky', 'time', 'cost'] as const

/** What the charts draw, in figures; the newest day first. */
export function TrendTable({ days }: { days: readonly TestDay[] }) {
  const t = useTexts('performance')
  const { count, ms, day: write } = useTrendFormats()
  return (
    <Card className="max-h-80 overflow-auto" tabIndex={0} role="region" aria-label={t('trend.caption')}>
      <table className="w-full min-w-[36rem] text-right font-mono text-xs tabular-nums">
        <caption className="sr-only">{t('trend.caption')}</caption>
        <thead className="sticky top-0 bg-surface-1 font-sans text-text-3">
          <tr>
            {HEAD.map((name) => (
              <th key={name} scope="col" className="px-4.5 py-2.5 font-[550] first:text-left">
                {t(`trend.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ date, passed, warning, failed, flaky, meanMs, actions }) => (
            <tr key={date} className="border-line border-t">
              <th scope="row" className="px-4.5 py-1.5 text-left font-normal text-text-2">
                {write(date)}
              </th>
              <td className="px-4.5 py-1.5">{count(passed + warning)}</td>
              <td className="px-4.5 py-1.5">{count(failed)}</td>
              <td className="px-4.5 py-1.5">{count(flaky)}</td>
              <td className="px-4.5 py-1.5">{meanMs === null ? t('trend.none') : ms(meanMs)}</td>
              <td className="px-4.5 py-1.5">{count(actions)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
