import { type Approval, calls } from '@app/contract'
import { Button, Input } from '@app/ui'
import { type FormEvent, useState } from 'react'
import { useFormatter, useNow } from 'use-intl'
import { type Refresh, useSend } from '../call.ts'
import { useTexts } from '../use-texts.ts'
import { Notice } from './notice.tsx'

const MINUTE_MS = 60_000

/** A task that cannot go on without an answer: one of those it offers, or any other. */
export function QuestionCard({ approval, refresh }: { approval: Approval; refresh: Refresh }) {
  const t = useTexts('desk')
  const [words, setWords] = useState('')
  const send = useSend(calls.approvals.answer, { refresh })
  const reject = useSend(calls.approvals.reject, { refresh })
  const { id, hash, taskName, question, options, expiresAt } = approval
  const format = useFormatter()
  const now = useNow({ updateInterval: MINUTE_MS })
  const busy = send.isPending || reject.isPending
  const answer = (said: string) => send.mutate({ params: { id }, body: { hash, answer: said } })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (words.trim()) answer(words.trim())
  }
  return (
    <Notice
      title={t('needsYou.asks', { task: taskName })}
      text={question ?? ''}
      error={send.error ?? reject.error}
      aside={
        <span className="text-xs text-text-3">
          {t('needsYou.expires', { when: format.relativeTime(new Date(expiresAt), now) })}
        </span>
      }
      actions={
        <Button disabled={busy} onClick={() => reject.mutate({ params: { id }, body: { hash } })}>
          {t('needsYou.endRun')}
        </Button>
      }
    >
      {options.length > 0 && (
        <div className="mt-3 flex flex-wrap gap-2">
          {options.map((option) => (
            <Button key={option} size="sm" disabled={busy} onClick={() => answer(option)}>
              {option}
            </Button>
          ))}
        </div>
      )}
      <form onSubmit={submit} className="mt-3 flex gap-2">
        <Input
          aria-label={t('needsYou.answer')}
          placeholder={t('needsYou.answer')}
          value={words}
          maxLength={2_000}
          onChange={({ target }) => setWords(target.value)}
          className="min-w-0 flex-1"
        />
        <Button type="submit" variant="primary" busy={send.isPending} disabled={busy || !words.trim()}>
          {t('needsYou.send')}
        </Button>
      </form>
    </Notice>
  )
}
