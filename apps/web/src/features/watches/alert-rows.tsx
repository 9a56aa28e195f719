import { type Alert, calls } from '@app/contract'
import { ONE_ROUTES } from '@app/spec'
import { Button, cx } from '@app/ui'
import { Link } from '@tanstack/react-router'
import { useFormatter } from 'use-intl'
import { useSend } from '../../lib/call.ts'
import { TimeAgo } from '../../lib/time-ago.tsx'
import { useTexts } from '../../lib/use-texts.ts'

export function AlertRows({ alerts, named }: { alerts: readonly Alert[]; named?: boolean }) {
  return (
    <ul className="divide-y divide-line">
      {alerts.map((alert) => (
        <AlertRow key={alert.id} alert={alert} named={named} />
      ))}
    </ul>
  )
}

function AlertRow({ alert, named }: { alert: Alert; named: boolean | undefined }) {
  const { id, product, timestamp, taskId, read } = alert
  const t = useTexts('watches')
  const say = useAlertWords()
  const mark = useSend(calls.alerts.read, { refresh: [calls.alerts.list] })
  return (
    <li id={id} className="flex scroll-mt-20 flex-wrap items-center gap-x-3 gap-y-1.5 py-2">
      <p className={cx('min-w-0 flex-1 basis-56 break-words text-sm', read ? 'text-text-2' : 'font-[550]')}>
        {named && `${product}: `}
        {say(alert)}
        <TimeAgo at={timestamp} className="ml-2 whitespace-nowrap font-normal text-text-3 text-xs" />
      </p>
      {taskId && (
        <Button size="sm" variant="ghost" asChild>
          <Link to={ONE_ROUTES.run} params={{ id: taskId }}>
            {t('alerts.openRun')}
          </Link>
        </Button>
      )}
      {!read && (
        <Button size="sm" busy={mark.isPending} onClick={() => mark.mutate({ params: { id } })}>
          {t('alerts.seen')}
        </Button>
      )}
    </li>
  )
}

/** The server's sentence is English; what it says can be told from its figures. */
function useAlertWords() {
  const t = useTexts('watches')
  const format = useFormatter()
  return ({ type, message, old_price, new_price }: Alert): string => {
    const from = format.number(old_price ?? 0)
    const to = format.number(new_price ?? 0)
    if (type === 'OPPORTUNITY') return t('alerts.fell', { from, to })
    if (type === 'TARGET_REACHED') return t('alerts.reached', { to })
    return type === 'WARNING' ? t('alerts.rose', { from, to }) : message
  }
}
