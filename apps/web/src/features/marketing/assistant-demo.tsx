import { PROFILE_KEYSTROKES, PROFILE_MS } from '@app/spec'
import { Card, Field, Textarea } from '@app/ui'
import { useState } from 'react'
import { AssistantPanel } from '../../lib/assistant/assistant-panel.tsx'
import { useBehaviourWatch } from '../../lib/assistant/use-behaviour-watch.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { Section } from './section.tsx'

/** Spec 1 §2: the assistant itself, live, with something to write on. A visitor's counts are apart from a user's. */
export function AssistantDemo() {
  const t = useTexts('assistant')
  const [text, setText] = useState('')
  useBehaviourWatch('visitor')
  const lead = t('demo.lead', { keys: PROFILE_KEYSTROKES, seconds: PROFILE_MS / 1_000 })
  return (
    <Section id="assistant" title={t('demo.title')} lead={lead}>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Field label={t('demo.label')}>
          <Textarea
            rows={10}
            maxLength={5_000}
            value={text}
            placeholder={t('demo.placeholder')}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <Card asElement="section" aria-label={t('title')} className="px-5 py-4.5">
          <h3 className="mb-3 font-semibold text-lg">{t('title')}</h3>
          <AssistantPanel />
        </Card>
      </div>
    </Section>
  )
}
