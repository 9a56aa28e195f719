import type { UsageDay } from '@app/contract'
import { Card } from '@app/ui'
import { useTexts } from '../../../lib/use-texts.ts'
import { successRate } from './sum-days.ts'
import { useFigureFormats } from './use-figure-formats.ts'

const HEAD = ['day', 'actions', 'completed', 'failed', 'success', 'saved', 'cost'] as const

/** What the charts draw, in figures. */
export function FiguresTable({ days }: { days: readonly UsageDay[] }) {
  const t = useTexts('figures')
  const { count, percent, span, money, day: say } = useFigureFormats()
  return (
    <Card className="max-h-80 overflow-auto" tabIndex={0} role="region" aria-label={t('caption')}>
      <table className="w-full min-w-[36rem] text-right font-mono text-xs tabular-nums">
        <caption className="sr-only">{t('caption')}</caption>
        <thead className="sticky top-0 bg-surface-1 font-sans text-text-3">
          <tr>
            {HEAD.map((name) => (
              <th key={name} scope="col" className="px-4.5 py-2.5 font-[550] first:text-left">
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => {
            const rate = successRate(day)
            return (
              <tr key={day.date} className="border-line border-t">
                <th scope="row" className="px-4.5 py-1.5 text-left font-normal text-text-2">
                  {say(day.date)}
                </th>
                {[
                  count(day.actions),
                  count(day.completed),
                  count(day.failed),
                  rate === undefined ? t('none') : percent(rate),
                  span(day.savedMs),
                  money(day.costCents),
                ].map((cell, at) => (
                  <td key={HEAD[at + 1]} className="px-4.5 py-1.5">
                    {cell}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </Card>
  )
}
