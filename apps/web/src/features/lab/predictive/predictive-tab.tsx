import { calls } from '@app/contract'
import { Skeleton } from '@app/ui'
import { useEffect } from 'react'
import { useCall } from '../../../lib/call.ts'
import { Failure } from '../../../lib/failure.tsx'
import { useTexts } from '../../../lib/use-texts.ts'
import { BestTime } from './best-time.tsx'
import { OutlookFigures } from './outlook-figures.tsx'
import { UsageForecast } from './usage-forecast.tsx'

/** Spec 2 §2, Predictive AI: what is to come, from your own record. */
export function PredictiveTab() {
  const t = useTexts('lab-predictive')
  const forecast = useCall(calls.lab.forecast)
  const { refetch } = forecast
  // Work goes on between two visits.
  useEffect(() => void refetch(), [refetch])
  if (forecast.isError) return <Failure error={forecast.error} retry={() => void refetch()} />
  if (forecast.isPending) return <Skeleton className="h-96 rounded-l" />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p className="max-w-[70ch] text-pretty text-text-2">{t('lead')}</p>
      <OutlookFigures forecast={forecast.data} />
      <UsageForecast forecast={forecast.data} />
      <BestTime forecast={forecast.data} />
    </div>
  )
}
