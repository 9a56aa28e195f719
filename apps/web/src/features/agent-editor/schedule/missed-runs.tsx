import { type Agent, type Alert, calls } from '@app/contract'
import { ONE_ROUTES } from '@app/spec'
import { Button } from '@app/ui'
import { Link } from '@tanstack/react-router'
import { useCall, useSend } from '../../../lib/call.ts'
import { TimeAgo } from '../../../lib/time-ago.tsx'
import { useTexts } from '../../../lib/use-texts.ts'
import { Section } from '../section.tsx'

/** Runs that were due and did not happen; nothing where there are none. */
export function MissedRuns({ agent }: { agent: Agent }) {
  const t = useTexts('editor')
  const alerts = useCall(calls.alerts.list).data ?? []
  const missed = alerts.filter(({ agentId, type, read }) => agentId === agent.id && type === 'DID_NOT_RUN' && !read)
  if (missed.length === 0) return null
  return (
    <Section title={t('schedule.missed')} text={t('schedule.missedText')} className="border-warn/50">
      <ul className="grid gap-2">
        {missed.map((alert) => (
          <Missed key={alert.id} alert={alert} />
        ))}
      </ul>
    </Section>
  )
}

function Missed({ alert: { id, message, timestamp, taskId } }: { alert: Alert }) {
  const t = useTexts('editor')
  const read = useSend(calls.alerts.read, { refresh: [calls.alerts.list] })
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-m border border-line px-3.5 py-2.5">
      <div className="min-w-0 flex-1 basis-56">
        <p className="break-words text-sm">{message}</p>
        <p className="text-xs text-text-3">
          <TimeAgo at={timestamp} />
        </p>
      </div>
      {taskId && (
        <Button asChild>
          <Link to={ONE_ROUTES.run} params={{ id: taskId }}>
            {t('schedule.openRun')}
          </Link>
        </Button>
      )}
      <Button busy={read.isPending} onClick={() => read.mutate({ params: { id } })}>
        {t('schedule.seen')}
      </Button>
    </li>
  )
}
