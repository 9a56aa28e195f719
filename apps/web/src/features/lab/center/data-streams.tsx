import { LAB_STREAMS } from '@app/spec'
import { useFormatter } from 'use-intl'
import { useTexts } from '../../../lib/use-texts.ts'
import { LevelBars } from '../level-bars.tsx'
import { type Sample, useStreams } from './use-streams.ts'

/** What flowed in, sample by sample; when nothing did, it says so. */
export function DataStreams({ asTable }: { asTable: boolean }) {
  const t = useTexts('lab-center')
  const samples = useStreams()
  const events = samples.reduce((sum, sample) => sum + sample.events, 0)
  const steps = samples.reduce((sum, sample) => sum + sample.steps, 0)
  const seconds = (samples.length * LAB_STREAMS.everyMs) / 1_000
  return (
    <section aria-labelledby="lab-streams" className="min-w-0">
      <h3 id="lab-streams" className="px-4.5 pt-3.5 pb-2.5 font-[550] text-sm text-text-2">
        {t('streams')}
      </h3>
      <div className="grid gap-3 border-line border-t px-4.5 py-4">
        {asTable ? (
          <SampleTable samples={samples} />
        ) : (
          <LevelBars
            label={t('streamBars')}
            values={samples.map((sample) => sample.events)}
            places={LAB_STREAMS.kept}
            className="h-24"
          />
        )}
        <p className="text-pretty text-sm text-text-3">
          {events === 0 ? t('quiet', { seconds }) : t('flow', { events, steps, seconds })}
        </p>
      </div>
    </section>
  )
}

function SampleTable({ samples }: { samples: readonly Sample[] }) {
  const t = useTexts('lab-center')
  const format = useFormatter()
  return (
    <table className="w-full text-right font-mono text-xs tabular-nums">
      <caption className="sr-only">{t('streamBars')}</caption>
      <thead className="font-sans text-text-3">
        <tr>
          <th scope="col" className="py-1 text-left font-[550]">
            {t('time')}
          </th>
          <th scope="col" className="py-1 font-[550]">
            {t('eventCount')}
          </th>
          <th scope="col" className="py-1 font-[550]">
            {t('stepCount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {samples.toReversed().map(({ at, events, steps }) => (
          <tr key={at} className="border-line border-t">
            <th scope="row" className="py-1 text-left font-normal text-text-2">
              {format.dateTime(new Date(at), { timeStyle: 'medium', hourCycle: 'h23' })}
            </th>
            <td>{format.number(events)}</td>
            <td>{format.number(steps)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
