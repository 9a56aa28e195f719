import { Card } from '@app/ui'
import { useEventLog } from '../../../lib/event-log.ts'
import { EventRow } from '../../../lib/monitor/event-row.tsx'
import { useTexts } from '../../../lib/use-texts.ts'

/** As many as stand beside the latest tasks. */
const SHOWN = 12

/** The asker's own events, as the stream brings them. */
export function EventList() {
  const t = useTexts('monitor')
  const events = useEventLog()
  return (
    <Card asElement="section" aria-labelledby="events-title" className="min-w-0">
      <div className="px-4.5 py-3">
        <h2 id="events-title" className="text-sm font-[550] text-text-2">
          {t('events')}
        </h2>
        <p className="text-xs text-text-3">{t('eventsHint')}</p>
      </div>
      {events.length === 0 ? (
        <p className="border-line border-t px-4.5 py-6 text-center text-sm text-text-3">{t('eventsNone')}</p>
      ) : (
        <ol>
          {events.slice(0, SHOWN).map((event, at) => (
            <EventRow key={`${event.at} ${event.taskId} ${events.length - at}`} event={event} />
          ))}
        </ol>
      )}
    </Card>
  )
}
