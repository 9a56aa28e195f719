import type { ForecastDay } from '@app/contract'
import { Card } from '@app/ui'
import { useTexts } from '../../../lib/use-texts.ts'
import { useForecastFormats } from './use-forecast-formats.ts'

const HEAD = ['day', 'done', 'expected', 'low', 'high'] as const

/** What the chart draws, in figures; the furthest day first. */
export function ForecastTable({ days }: { days: readonly ForecastDay[] }) {
  const t = useTexts('lab-predictive')
  const { day: write, count } = useForecastFormats()
  const say = (value: number | null | undefined) => (value === null || value === undefined ? '' : count(value))
  return (
    <Card className="mt-3 max-h-80 overflow-auto" tabIndex={0} role="region" aria-label={t('chartLabel')}>
      <table className="w-full min-w-[28rem] text-right font-mono text-xs tabular-nums">
        <caption className="sr-only">{t('chartLabel')}</caption>
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
          {days.toReversed().map(({ date, actions, expected }) => (
            <tr key={date} className="border-line border-t">
              <th scope="row" className="px-4.5 py-1.5 text-left font-normal text-text-2">
                {write(date)}
              </th>
              <td className="px-4.5 py-1.5">{say(actions)}</td>
              <td className="px-4.5 py-1.5">{say(expected?.likely)}</td>
              <td className="px-4.5 py-1.5">{say(expected?.low)}</td>
              <td className="px-4.5 py-1.5">{say(expected?.high)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
