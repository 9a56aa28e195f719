import { Button, Input } from '@app/ui'
import { type FormEvent, useState } from 'react'
import { useTexts } from '../use-texts.ts'
import type { Hands } from './use-hands.ts'
import type { Live } from './use-live-browser.ts'

/** What the page asks in a dialog of the browser, which its picture does not show. */
export function LiveQuestion({ asks, hands }: { asks: NonNullable<Live['asks']>; hands: Hands }) {
  const t = useTexts('live')
  const [text, setText] = useState(asks.value)
  const isPrompt = asks.kind === 'prompt'
  const answer = (accept: boolean) => hands.do({ do: 'answer', accept, ...(isPrompt && accept ? { text } : {}) })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    answer(true)
  }
  return (
    <form
      role="alertdialog"
      aria-label={t('asks')}
      onSubmit={submit}
      className="mt-3 grid gap-3 rounded-m border border-accent bg-accent-soft px-4 py-3"
    >
      <p className="font-[550] text-text-2 text-xs">{t('asks')}</p>
      <p className="whitespace-pre-wrap break-words text-sm">{asks.message}</p>
      {isPrompt && (
        <Input aria-label={t('answer')} value={text} maxLength={500} onChange={({ target }) => setText(target.value)} />
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" autoFocus={!isPrompt}>
          {t('ok')}
        </Button>
        {asks.kind !== 'alert' && <Button onClick={() => answer(false)}>{t('cancel')}</Button>}
      </div>
    </form>
  )
}
