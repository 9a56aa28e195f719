import type { Alert, Watch } from '@app/contract'
import { ONE_ROUTES } from '@app/spec'
import { Button, Card, Tag } from '@app/ui'
import { Link } from '@tanstack/react-router'
import { Trash2, TriangleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../lib/use-texts.ts'
import { AlertRows } from './alert-rows.tsx'
import { WatchFigures } from './watch-figures.tsx'

interface WatchCardProps {
  watch: Watch
  agentName: string
  nextRunAt: string | null | undefined
  alerts: readonly Alert[]
  onStop: () => void
}

export function WatchCard({ watch, agentName, nextRunAt, alerts, onStop }: WatchCardProps) {
  const t = useTexts('watches')
  const { agentId, product, url, path, errorMessage } = watch
  const agent = (name: ReactNode) => (
    <Link to={ONE_ROUTES.agent} params={{ id: agentId }} className="text-text-2 hover:text-accent">
      {name}
    </Link>
  )
  return (
    <Card asElement="li" className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3.5 px-4.5 py-4">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h2 className="break-words font-[550] text-md leading-snug">{product}</h2>
          <p className="flex flex-wrap gap-x-2 text-sm text-text-3">
            <a href={url} target="_blank" rel="noreferrer" className="min-w-0 break-words hover:text-text">
              {siteOf(url)}
            </a>
            <span aria-hidden>·</span>
            <span className="min-w-0 break-words">{t.rich('card.readBy', { agent, name: agentName })}</span>
          </p>
        </div>
        <Button
          size="icon"
          variant="ghost"
          aria-label={t('card.stopOf', { product })}
          title={t('card.stop')}
          onClick={onStop}
        >
          <Trash2 aria-hidden />
        </Button>
      </div>
      <WatchFigures watch={watch} nextRunAt={nextRunAt} />
      {errorMessage && (
        <p className="flex gap-2 rounded-m bg-warn-soft px-3 py-2 text-sm text-warn">
          <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
          <span className="min-w-0 break-words">
            {path === '' ? t('card.notPrice') : t('card.noPrice', { place: path })}
          </span>
        </p>
      )}
      <Alerts alerts={alerts} />
    </Card>
  )
}

function Alerts({ alerts }: { alerts: readonly Alert[] }) {
  const t = useTexts('watches')
  return alerts.length === 0 ? <p className="text-sm text-text-3">{t('alerts.none')}</p> : <Fold alerts={alerts} />
}

/** New ones lie open, and do not vanish under the hand that marks them as read. */
function Fold({ alerts }: { alerts: readonly Alert[] }) {
  const t = useTexts('watches')
  const [open, setOpen] = useState(false)
  const unread = alerts.filter(({ read }) => !read).length
  if (unread > 0 && !open) setOpen(true)
  return (
    <details open={open} className="border-line border-t pt-2.5">
      <summary className="cursor-pointer text-sm text-text-2 pointer-coarse:min-h-11">
        {t('alerts.count', { count: alerts.length })}
        {unread > 0 && (
          <Tag tone="accent" className="ml-2">
            {t('alerts.unread', { count: unread })}
          </Tag>
        )}
      </summary>
      <div className="mt-1.5">
        <AlertRows alerts={alerts} />
      </div>
    </details>
  )
}

const siteOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url)
