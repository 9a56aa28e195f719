import type { LabForecast } from '@app/contract'
import { Button, Card } from '@app/ui'
import { ChartColumn, Table2 } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../lib/use-texts.ts'
import { ForecastChart } from './forecast-chart.tsx'
import { ForecastTable } from './forecast-table.tsx'

/** Day by day: what was done, and what is expected with its band. */
export function UsageForecast({ forecast: { days } }: { forecast: LabForecast }) {
  const t = useTexts('lab-predictive')
  const [asTable, setAsTable] = useState(false)
  return (
    <Card asElement="section" aria-labelledby="forecast-days" className="min-w-0 px-4.5 py-4 max-sm:px-3.5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id="forecast-days" className="font-[550] text-sm text-text-2">
          {t('byDay')}
        </h3>
        <Button variant="ghost" onClick={() => setAsTable(!asTable)}>
          {asTable ? <ChartColumn aria-hidden /> : <Table2 aria-hidden />}
          {asTable ? t('chart') : t('table')}
        </Button>
      </div>
      {asTable ? <ForecastTable days={days} /> : <ForecastChart days={days} />}
    </Card>
  )
}
