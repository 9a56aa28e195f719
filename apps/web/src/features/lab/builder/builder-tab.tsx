import { calls } from '@app/contract'
import { Button, Field, Textarea } from '@app/ui'
import { Workflow } from 'lucide-react'
import { useState } from 'react'
import { useCall, useSend } from '../../../lib/call.ts'
import { wordsFrom } from '../../../lib/call-error.ts'
import { useTexts } from '../../../lib/use-texts.ts'
import { PlannedAgent } from './planned-agent.tsx'

const SHORTEST = 6

/** Spec 2 §2, Neural Builder: words, their plan as a graph, and an agent of it. */
export function BuilderTab() {
  const t = useTexts('lab-builder')
  const failed = useTexts('shell')('failure.unreachable')
  const [words, setWords] = useState('')
  const practice = useCall(calls.practice.read, { quiet: true }).data?.url
  const plan = useSend(calls.plans.create)
  const asked = plan.variables?.body?.words
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p className="max-w-[70ch] text-pretty text-text-2">{t('lead')}</p>
      <form
        className="grid max-w-[52rem] gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          plan.mutate({ body: { words: words.trim() } })
        }}
      >
        <Field label={t('words')} hint={t('hint')}>
          <Textarea rows={3} maxLength={10_000} value={words} onChange={({ target }) => setWords(target.value)} />
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" busy={plan.isPending} disabled={words.trim().length < SHORTEST}>
            {!plan.isPending && <Workflow aria-hidden />}
            {t('draw')}
          </Button>
          {practice && (
            <Button variant="ghost" onClick={() => setWords(t('example', { url: practice }))}>
              {t('useExample')}
            </Button>
          )}
        </div>
      </form>
      {plan.error && (
        <p role="alert" className="text-sm text-bad">
          {wordsFrom(plan.error, failed)}
        </p>
      )}
      {plan.data && <PlannedAgent plan={plan.data} words={asked ?? ''} isCurrent={asked === words.trim()} />}
    </div>
  )
}
