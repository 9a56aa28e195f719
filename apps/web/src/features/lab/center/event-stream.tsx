import { calls, type LiveEvent } from '@app/contract'
import { LAB_EVENTS } from '@app/spec'
import { useState } from 'react'
import { useCall } from '../../../lib/call.ts'
import { useEventLog } from '../../../lib/event-log.ts'
import { EventRow } from '../../../lib/monitor/event-row.tsx'
import { useTexts } from '../../../lib/use-texts.ts'
import { useEvery } from '../use-every.ts'
import { recentEvents } from './recent-events.ts'

/** Eight events, looked at anew every three seconds: a burst of steps does not race past. */
export function EventStream() {
  const t = useTexts('lab-center')
  const log = useEventLog()
  const tasks = useCall(calls.tasks.list).data
  const [shown, setShown] = useState<readonly LiveEvent[] | null>(null)
  const newest = recentEvents(log, tasks ?? [])
  useEvery(LAB_EVENTS.everyMs, () => setShown(newest))
  // An empty list has nothing that could race past.
  const events = shown && shown.length > 0 ? shown : newest
  return (
    <section aria-labelledby="lab-events" className="min-w-0">
      <h3 id="lab-events" className="px-4.5 pt-3.5 pb-2.5 font-[550] text-sm text-text-2">
        {t('events')}
      </h3>
      {events.length === 0 ? (
        <p className="border-line border-t px-4.5 py-6 text-pretty text-sm text-text-3">{t('noEvents')}</p>
      ) : (
        <ol>
          {events.map((event, at) => (
            <EventRow key={`${event.at} ${event.taskId} ${event.type} ${events.length - at}`} event={event} />
          ))}
        </ol>
      )}
    </section>
  )
}
