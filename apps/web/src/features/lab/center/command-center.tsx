import { Button, Tag } from '@app/ui'
import { ChartColumn, Table2 } from 'lucide-react'
import { useState } from 'react'
import { Failure } from '../../../lib/failure.tsx'
import { useConnection } from '../../../lib/use-events.ts'
import { useTexts } from '../../../lib/use-texts.ts'
import { Instrument } from '../instrument.tsx'
import { DataStreams } from './data-streams.tsx'
import { EventStream } from './event-stream.tsx'
import { MetricGrid } from './metric-grid.tsx'
import { MetricTable } from './metric-table.tsx'
import { useReadings } from './use-readings.ts'

/** Spec 2 §2, the Holographic Command Center; every figure is this installation's own. */
export function CommandCenter() {
  const t = useTexts('lab-center')
  const [asTable, setAsTable] = useState(false)
  const { monitor, readings } = useReadings()
  const isLive = useConnection() === 'live' && !monitor.isError
  return (
    <Instrument
      id="lab-center"
      title={t('title')}
      lead={t('lead')}
      tag={
        <Tag tone={isLive ? 'live' : 'warn'} dot>
          {isLive ? t('live') : t('reconnecting')}
        </Tag>
      }
      actions={
        <Button variant="ghost" onClick={() => setAsTable(!asTable)}>
          {asTable ? <ChartColumn aria-hidden /> : <Table2 aria-hidden />}
          {asTable ? t('bars') : t('table')}
        </Button>
      }
    >
      {monitor.isError && (
        <div className="px-4.5 pb-4">
          <Failure error={monitor.error} retry={() => void monitor.refetch()} />
        </div>
      )}
      {asTable ? <MetricTable readings={readings} /> : <MetricGrid readings={readings} />}
      <div className="grid divide-line border-line border-t max-lg:divide-y lg:grid-cols-[3fr_2fr] lg:divide-x">
        <EventStream />
        <DataStreams asTable={asTable} />
      </div>
    </Instrument>
  )
}
