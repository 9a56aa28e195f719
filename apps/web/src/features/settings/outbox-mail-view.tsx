import { calls, type OutboxMail } from '@app/contract'
import { Button } from '@app/ui'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { addressOf } from '../../lib/call.ts'
import { TimeAgo } from '../../lib/time-ago.tsx'
import { useTexts } from '../../lib/use-texts.ts'
import { receiversOf } from './outbox-list.tsx'

export function OutboxMailView({ mail, onBack }: { mail: OutboxMail; onBack: () => void }) {
  const t = useTexts('settings')
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => back.current?.focus(), [])
  const subject = mail.subject || t('outbox.noSubject')
  const names = mail.attachments.map(({ name }) => name).join(', ')
  return (
    <article className="grid gap-3">
      <Button
        ref={back}
        size="sm"
        variant="ghost"
        className="-ml-2.5 justify-self-start pointer-coarse:min-h-11"
        onClick={onBack}
      >
        <ArrowLeft aria-hidden />
        {t('outbox.back')}
      </Button>
      <header className="grid gap-0.5">
        <h3 className="wrap-anywhere font-semibold">{subject}</h3>
        <p className="wrap-anywhere text-xs text-text-3">
          {t('outbox.to', { to: receiversOf(mail) })} · <TimeAgo at={mail.createdAt} />
        </p>
        {names && <p className="wrap-anywhere text-xs text-text-3">{t('outbox.attachments', { names })}</p>}
      </header>
      {mail.page ? (
        <iframe
          title={t('outbox.frame', { subject })}
          src={addressOf(calls.outbox.page, { params: { id: mail.id } })}
          // No scripts, no forms, no reach into this page; its links open in a window of their own.
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
          className="h-[min(34rem,60dvh)] w-full rounded-m border border-line bg-surface-2"
        />
      ) : (
        <p className="wrap-anywhere whitespace-pre-wrap rounded-m border border-line bg-surface-2 px-4 py-3 text-sm">
          {mail.text}
        </p>
      )}
    </article>
  )
}
