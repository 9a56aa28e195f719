import type { Watch } from '@app/contract'
import { ONE_ROUTES } from '@app/spec'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormatter, useNow } from 'use-intl'
import { TimeAgo } from '../../lib/time-ago.tsx'
import { useTexts } from '../../lib/use-texts.ts'

const MINUTE_MS = 60_000

interface WatchFiguresProps {
  watch: Watch
  /** Null where the agent does not run by itself, undefined until that is known. */
  nextRunAt: string | null | undefined
}

export function WatchFigures({ watch: { agentId, lastPrice, lastAt, target }, nextRunAt }: WatchFiguresProps) {
  const t = useTexts('watches')
  const format = useFormatter()
  const now = useNow({ updateInterval: MINUTE_MS })
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4">
      <Figure name={t('card.price')}>
        {lastPrice === null ? t('card.notRead') : <b className="font-[550] font-mono">{format.number(lastPrice)}</b>}
      </Figure>
      <Figure name={t('card.readAt')}>{lastAt ? <TimeAgo at={lastAt} /> : '–'}</Figure>
      <Figure name={t('card.target')}>
        {target === null ? t('card.noTarget') : <span className="font-mono">{format.number(target)}</span>}
      </Figure>
      <Figure name={t('card.next')}>
        <Link
          to={ONE_ROUTES.agent}
          params={{ id: agentId }}
          search={{ tab: 'schedule' } as never}
          className="underline decoration-line-strong underline-offset-3 hover:text-accent"
        >
          {nextRunAt && format.relativeTime(new Date(nextRunAt), now)}
          {nextRunAt === null && t('card.unplanned')}
        </Link>
      </Figure>
    </dl>
  )
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 content-start gap-0.5">
      <dt className="text-text-3 text-xs">{name}</dt>
      <dd className="min-w-0 break-words text-sm">{children}</dd>
    </div>
  )
}
