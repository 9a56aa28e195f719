import type { HourRecord, LabForecast } from '@app/contract'
import { BEST_HOUR_NEEDS } from '@app/spec'
import { Card } from '@app/ui'
import { useMeasures } from '../../../lib/monitor/use-measures.ts'
import { useTexts } from '../../../lib/use-texts.ts'
import { useForecastFormats } from './use-forecast-formats.ts'

/** The hour in which runs were quickest from start to finish; the table shows what it was chosen from. */
export function BestTime({ forecast: { hours, bestHour, timezone } }: { forecast: LabForecast }) {
  const t = useTexts('lab-predictive')
  const { hour: write } = useForecastFormats()
  return (
    <Card asElement="section" aria-labelledby="best-time" className="min-w-0 overflow-hidden">
      <div className="grid gap-1 px-4.5 py-4 max-sm:px-3.5">
        <h3 id="best-time" className="font-[550] text-sm text-text-2">
          {t('bestTime')}
        </h3>
        <p className="text-pretty">
          {bestHour === null
            ? t('noBest', BEST_HOUR_NEEDS)
            : t('best', { from: write(bestHour), to: write((bestHour + 1) % 24), zone: timezone })}
        </p>
      </div>
      {hours.length > 0 && <HourTable hours={hours} bestHour={bestHour} />}
    </Card>
  )
}

function HourTable({ hours, bestHour }: { hours: readonly HourRecord[]; bestHour: number | null }) {
  const t = useTexts('lab-predictive')
  const { hour: write, count } = useForecastFormats()
  const { span } = useMeasures()
  return (
    <table className="w-full text-right font-mono text-xs tabular-nums">
      <caption className="sr-only">{t('hoursCaption')}</caption>
      <thead className="font-sans text-text-3">
        <tr className="border-line border-t">
          <th scope="col" className="px-4.5 py-2 text-left font-[550] max-sm:px-3.5">
            {t('hour')}
          </th>
          <th scope="col" className="px-2 py-2 font-[550]">
            {t('runs')}
          </th>
          <th scope="col" className="px-2 py-2 font-[550]">
            {t('completed')}
          </th>
          <th scope="col" className="px-4.5 py-2 font-[550] max-sm:px-3.5">
            {t('median')}
          </th>
        </tr>
      </thead>
      <tbody>
        {hours.map(({ hour, runs, completed, medianMs }) => (
          <tr key={hour} className={hour === bestHour ? 'border-line border-t bg-live-soft' : 'border-line border-t'}>
            <th scope="row" className="px-4.5 py-1.5 text-left font-normal text-text-2 max-sm:px-3.5">
              {write(hour)}
            </th>
            <td className="px-2 py-1.5">{count(runs)}</td>
            <td className="px-2 py-1.5">{count(completed)}</td>
            <td className="px-4.5 py-1.5 max-sm:px-3.5">{medianMs === null ? t('none') : span(medianMs)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
