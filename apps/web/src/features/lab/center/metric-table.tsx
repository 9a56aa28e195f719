import type { Monitor } from '@app/contract'
import { Card } from '@app/ui'
import { useFormatter } from 'use-intl'
import { useTexts } from '../../../lib/use-texts.ts'
import { METRICS, READ } from './metrics.ts'
import { useMetricWords } from './use-metric-words.ts'

/** What the bars draw, in figures; the newest reading first. */
export function MetricTable({ readings }: { readings: readonly Monitor[] }) {
  const t = useTexts('monitor')
  const words = useTexts('lab-center')
  const format = useFormatter()
  const say = useMetricWords()
  return (
    <Card tabIndex={0} role="region" aria-label={words('caption')} className="mx-4.5 mb-4.5 max-h-64 overflow-auto">
      <table className="w-full min-w-[40rem] text-right font-mono text-xs tabular-nums">
        <caption className="sr-only">{words('caption')}</caption>
        <thead className="sticky top-0 bg-surface-1 font-sans text-text-3">
          <tr>
            <th scope="col" className="px-4.5 py-2.5 text-left font-[550]">
              {words('time')}
            </th>
            {METRICS.map((metric) => (
              <th key={metric} scope="col" className="px-4.5 py-2.5 font-[550]">
                {t(metric)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {readings.toReversed().map((reading, at) => (
            <tr key={`${reading.at} ${readings.length - at}`} className="border-line border-t">
              <th scope="row" className="px-4.5 py-1.5 text-left font-normal text-text-2">
                {format.dateTime(new Date(reading.at), { timeStyle: 'medium', hourCycle: 'h23' })}
              </th>
              {METRICS.map((metric) => (
                <td key={metric} className="px-4.5 py-1.5">
                  {say(metric, READ[metric](reading))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
