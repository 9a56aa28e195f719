import type { OutboxMail } from '@app/contract'
import { LIST_LIMIT } from '@app/spec'
import { Tag } from '@app/ui'
import { useEffect, useRef } from 'react'
import { TimeAgo } from '../../lib/time-ago.tsx'
import { useTexts } from '../../lib/use-texts.ts'

interface OutboxListProps {
  mails: readonly OutboxMail[]
  /** The one that was read last: whoever comes back from it goes on there. */
  last: string | undefined
  onShow: (mail: OutboxMail) => void
}

export function OutboxList({ mails, last, onShow }: OutboxListProps) {
  const t = useTexts('settings')
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => list.current?.querySelector<HTMLElement>('[data-last]')?.focus(), [])
  if (mails.length === 0) return null
  return (
    <>
      <ul ref={list} className="-mx-2 grid">
        {mails.map((mail) => (
          <li key={mail.id} className="border-line border-b last:border-b-0">
            <button
              type="button"
              data-last={mail.id === last || undefined}
              onClick={() => onShow(mail)}
              className="grid min-h-14 w-full gap-0.5 rounded-s px-2 py-2.5 text-left transition hover:bg-surface-2"
            >
              <span className="flex min-w-0 items-center gap-2">
                <span className="min-w-0 truncate text-sm font-medium">{mail.subject || t('outbox.noSubject')}</span>
                {mail.kind === 'draft' && <Tag>{t('outbox.draft')}</Tag>}
              </span>
              <span className="flex min-w-0 justify-between gap-3 text-xs text-text-3">
                <span className="min-w-0 truncate">{t('outbox.to', { to: receiversOf(mail) })}</span>
                <TimeAgo at={mail.createdAt} className="shrink-0" />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {mails.length >= LIST_LIMIT && (
        <p className="mt-3 text-xs text-text-3">{t('outbox.most', { count: LIST_LIMIT })}</p>
      )}
    </>
  )
}

export const receiversOf = ({ to, cc, bcc }: OutboxMail): string => [...to, ...cc, ...bcc].join(', ')
