import { cx } from '@app/ui'
import { ArrowUpRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useFormatter } from 'use-intl'
import { useTexts } from '../../lib/use-texts.ts'
import type { ChatMessage } from './use-chat.ts'

export function ChatMessages({ messages, awaiting }: { messages: readonly ChatMessage[]; awaiting: boolean }) {
  const t = useTexts('help')
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (messages.length > 0 || awaiting) end.current?.scrollIntoView({ block: 'nearest' })
  }, [messages.length, awaiting])
  return (
    <div className="overflow-y-auto px-5 py-4">
      <p className="text-pretty text-sm text-text-2">{t('chat.hello')}</p>
      <div role="log" aria-label={t('chat.log')} className="mt-4 grid gap-4">
        {messages.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </div>
      <p role="status" className="mt-4 flex min-h-5 items-center gap-1.5">
        {awaiting && <Typing label={t('chat.typing')} />}
      </p>
      <div ref={end} />
    </div>
  )
}

function Message({ message: { type, message, timestamp, sources } }: { message: ChatMessage }) {
  const t = useTexts('help')
  const format = useFormatter()
  const mine = type === 'user'
  return (
    <article className={cx('grid min-w-0 gap-1', mine ? 'justify-items-end' : 'justify-items-start')}>
      <p className="text-text-3 text-xs">
        {t(mine ? 'chat.you' : 'chat.assistant')}{' '}
        <time dateTime={timestamp.toISOString()}>{format.dateTime(timestamp, { timeStyle: 'short' })}</time>
      </p>
      <div
        className={cx(
          'max-w-[85%] whitespace-pre-wrap rounded-m border px-3.5 py-2.5 text-sm wrap-anywhere',
          mine ? 'border-transparent bg-accent-soft text-text' : 'border-line bg-surface-2 text-text',
        )}
      >
        {message}
      </div>
      {sources.length > 0 && (
        <ul aria-label={t('chat.sources')} className="flex max-w-[85%] flex-wrap gap-x-3">
          {sources.map(({ title, url }) => (
            <li key={`${url} ${title}`} className="min-w-0">
              {/* A page of its own: the conversation stays where it is. */}
              <a
                href={url}
                target="_blank"
                rel="noreferrer"
                className="inline-flex min-h-8 items-center gap-1 text-accent text-sm underline-offset-4 wrap-anywhere hover:underline pointer-coarse:min-h-11"
              >
                {title}
                <ArrowUpRight className="size-3.5 shrink-0" aria-hidden />
              </a>
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}

const DOTS = ['', '[animation-delay:150ms]', '[animation-delay:300ms]']

function Typing({ label }: { label: string }) {
  return (
    <>
      <span className="sr-only">{label}</span>
      {DOTS.map((delay) => (
        <span
          key={delay}
          aria-hidden
          className={cx('size-1.5 rounded-full bg-text-3 motion-safe:animate-pulse', delay)}
        />
      ))}
    </>
  )
}
