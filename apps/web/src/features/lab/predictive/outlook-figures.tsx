import type { Estimate, LabForecast, Outlook } from '@app/contract'
import { FORECAST_BAND, FORECAST_NEEDS } from '@app/spec'
import { Card, EmptyState, Stat } from '@app/ui'
import { Telescope } from 'lucide-react'
import { useFormatter } from 'use-intl'
import { useTexts } from '../../../lib/use-texts.ts'
import { useForecastFormats } from './use-forecast-formats.ts'

/** Actions, limit date and cost, each with its band; too little history is said, not guessed over. */
export function OutlookFigures({ forecast }: { forecast: LabForecast }) {
  const t = useTexts('lab-predictive')
  const { outlook, history } = forecast
  if (outlook) return <Figures forecast={forecast} outlook={outlook} />
  return (
    <Card>
      <EmptyState
        icon={<Telescope />}
        title={t('tooLittle')}
        hint={t('tooLittleHint', { ...history, needDays: FORECAST_NEEDS.days, needActive: FORECAST_NEEDS.activeDays })}
      />
    </Card>
  )
}

function Figures({ forecast, outlook }: { forecast: LabForecast; outlook: Outlook }) {
  const t = useTexts('lab-predictive')
  const format = useFormatter()
  const { count, money } = useForecastFormats()
  const band = ({ low, high }: Estimate, write: (value: number) => string) =>
    t('band', { low: write(low), high: write(high), share: FORECAST_BAND })
  const resets = format.dateTime(new Date(forecast.resetsAt), { day: 'numeric', month: 'short' })
  return (
    <section aria-label={t('outlook')} className="grid gap-3 sm:grid-cols-3 lg:gap-3.5">
      <Stat
        label={t('actions', { date: resets })}
        value={count(outlook.actions.likely)}
        hint={`${band(outlook.actions, count)} · ${t('ofLimit', { used: forecast.used, limit: forecast.limit })}`}
      />
      <LimitDate outlook={outlook} resets={resets} />
      <Stat
        label={t('cost', { date: resets })}
        value={money(outlook.costCents.likely)}
        hint={`${band(outlook.costCents, money)} · ${t('costHint')}`}
      />
    </section>
  )
}

function LimitDate({ outlook: { limit }, resets }: { outlook: Outlook; resets: string }) {
  const t = useTexts('lab-predictive')
  const { day } = useForecastFormats()
  const { likely, earliest, latest } = limit
  const hint = () => {
    if (!earliest) return t('limitSafe')
    return latest
      ? t('limitBand', { earliest: day(earliest), latest: day(latest) })
      : t('limitEarliest', { earliest: day(earliest) })
  }
  return <Stat label={t('limitDate')} value={likely ? day(likely) : t('notBefore', { date: resets })} hint={hint()} />
}
