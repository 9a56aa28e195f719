import { Button, Input, Kbd } from '@app/ui'
import { ArrowLeft, CornerDownLeft, Delete } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { useTexts } from '../use-texts.ts'
import { textToHandlings } from './to-handling.ts'
import type { Hands } from './use-hands.ts'
import type { Live } from './use-live-browser.ts'

/** What a person needs around a page that is theirs: the way back, the address, and for phones a field to type into and two keys. */
export function LiveControls({ live, hands }: { live: Live; hands: Hands }) {
  const t = useTexts('live')
  return (
    <div className="mt-3 grid gap-2">
      <div className="flex items-center gap-2">
        <Button size="icon" aria-label={t('back')} onClick={() => hands.do({ do: 'back' })}>
          <ArrowLeft aria-hidden />
        </Button>
        <Line
          label={t('address')}
          action={t('open')}
          start={live.url}
          mono
          onEnter={(url) => hands.do({ do: 'open', url: /^\w+:/.test(url) ? url : `https://${url}` })}
        />
      </div>
      <div className="flex items-center gap-2 pointer-fine:hidden">
        <Line label={t('type')} action={t('send')} start="" onEnter={(text) => hands.do(...textToHandlings(text))} />
        <Button size="icon" aria-label={t('erase')} onClick={() => hands.do({ do: 'press', key: 'Backspace' })}>
          <Delete aria-hidden />
        </Button>
        <Button size="icon" aria-label={t('enter')} onClick={() => hands.do({ do: 'press', key: 'Enter' })}>
          <CornerDownLeft aria-hidden />
        </Button>
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-text-3">
        <span>{t(live.noted ? 'shownKept' : 'kept')}</span>
        <span className="pointer-coarse:hidden">{t.rich('esc', { key: (words) => <Kbd>{words}</Kbd> })}</span>
      </p>
    </div>
  )
}

interface LineProps {
  label: string
  action: string
  start: string
  mono?: boolean
  onEnter: (text: string) => void
}

function Line({ label, action, start, mono, onEnter }: LineProps) {
  const [text, setText] = useState(start)
  useEffect(() => setText(start), [start])
  function enter(event: FormEvent) {
    event.preventDefault()
    if (!text.trim()) return
    onEnter(mono ? text.trim() : text)
    setText(start)
  }
  return (
    <form onSubmit={enter} className="flex min-w-0 flex-1 items-center gap-2">
      <Input
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        className={mono ? 'h-8 font-mono text-xs' : ''}
      />
      <Button type="submit">{action}</Button>
    </form>
  )
}
