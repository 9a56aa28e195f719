import type { OutboxMail, PhoneCall } from '@app/contract'
import { Card, Tag } from '@app/ui'
import type { ReactNode } from 'react'
import { TimeAgo } from '../../../lib/time-ago.tsx'
import { useTexts } from '../../../lib/use-texts.ts'
import type { Kept } from './use-kept.ts'

const SHOWN = 10

/** Mail that was kept instead of sent, and calls with what was said. */
export function KeptCard({ mails, phone }: Kept) {
  const t = useTexts('desk')
  return (
    <Card asElement="section" aria-label={t('kept.title')} className="min-w-0">
      <h2 className="flex min-h-12 items-center px-4.5 font-[550] text-sm text-text-2">{t('kept.title')}</h2>
      <ul>
        {mails.slice(0, SHOWN).map((mail) => (
          <MailRow key={mail.id} mail={mail} />
        ))}
        {phone.slice(0, SHOWN).map((call) => (
          <CallRow key={call.id} call={call} />
        ))}
      </ul>
    </Card>
  )
}

function MailRow({ mail }: { mail: OutboxMail }) {
  const t = useTexts('desk')
  const { subject, to, text, kind, attachments, createdAt } = mail
  return (
    <Row
      title={subject || t('kept.to', { to: to.join(', ') })}
      hint={[
        t('kept.to', { to: to.join(', ') }),
        ...(attachments.length > 0 ? [t('kept.attachments', { count: attachments.length })] : []),
      ].join(' · ')}
      tag={kind === 'draft' ? <Tag>{t('kept.draft')}</Tag> : <Tag tone="warn">{t('kept.notSent')}</Tag>}
      at={createdAt}
    >
      {kind === 'message' && <p className="mb-2 text-text-3">{t('kept.notSentHint')}</p>}
      <p className="whitespace-pre-wrap break-words">{text}</p>
      {attachments.length > 0 && (
        <p className="mt-2 break-words text-text-3">{attachments.map(({ name }) => name).join(', ')}</p>
      )}
    </Row>
  )
}

function CallRow({ call: { to, simulated, turns, createdAt } }: { call: PhoneCall }) {
  const t = useTexts('desk')
  return (
    <Row
      title={t('kept.call', { to })}
      hint={turns.at(-1)?.text ?? ''}
      tag={simulated ? <Tag tone="warn">{t('kept.rehearsed')}</Tag> : <Tag tone="good">{t('kept.phoned')}</Tag>}
      at={createdAt}
    >
      {simulated && <p className="mb-2 text-text-3">{t('kept.rehearsedHint')}</p>}
      <ol className="grid gap-1.5">
        {turns.map(({ speaker, text, at }) => (
          <li key={`${at} ${speaker}`} className="grid gap-x-3 sm:grid-cols-[7rem_minmax(0,1fr)]">
            <span className="text-text-3">{t(`kept.${speaker}`)}</span>
            <span className="break-words">{text}</span>
          </li>
        ))}
      </ol>
    </Row>
  )
}

function Row(props: { title: string; hint: string; tag: ReactNode; at: string; children: ReactNode }) {
  return (
    <li className="border-line border-t">
      <details>
        <summary className="flex cursor-pointer items-center gap-4 px-4.5 py-2.5">
          <span className="min-w-0 flex-1">
            <span className="block truncate font-medium text-md">{props.title}</span>
            <span className="block truncate text-sm text-text-3">{props.hint}</span>
          </span>
          {props.tag}
          <TimeAgo at={props.at} className="w-28 text-right text-sm text-text-3 max-md:hidden" />
        </summary>
        <div className="px-4.5 pb-4 text-sm">{props.children}</div>
      </details>
    </li>
  )
}
