import { Button, Card, Field, Switch } from '@app/ui'
import { useTexts } from '../../../lib/use-texts.ts'
import { Exchanges } from './exchanges.tsx'
import { Microphone } from './microphone.tsx'
import { canSpeak } from './speech.ts'
import { TypedCommand } from './typed-command.tsx'
import { useConversation } from './use-conversation.ts'

/** Spec 2 §2, Voice Control: commands by voice or by keys, each answered in words. */
export function VoiceTab() {
  const t = useTexts('lab-voice')
  const talk = useConversation()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p className="max-w-[70ch] text-pretty text-text-2">{t('lead')}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3.5 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <Card className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 p-4.5">
          <Microphone tell={talk.tell} />
          <TypedCommand tell={talk.tell} isBusy={talk.isBusy} />
          {canSpeak() ? (
            <Field inline label={t('spoken')} hint={t('spokenHint')}>
              <Switch checked={talk.isSpoken} onCheckedChange={talk.setSpoken} />
            </Field>
          ) : (
            <p className="text-sm text-text-2">{t('mute')}</p>
          )}
          <Exchanges exchanges={talk.exchanges} />
          {talk.isAsking && (
            <div className="flex gap-2">
              <Button variant="primary" onClick={() => void talk.tell(t('yes'))}>
                {t('yes')}
              </Button>
              <Button onClick={() => void talk.tell(t('no'))}>{t('no')}</Button>
            </div>
          )}
        </Card>
        <Examples />
      </div>
    </div>
  )
}

const EXAMPLES = ['run', 'go', 'state', 'stop'] as const

function Examples() {
  const t = useTexts('lab-voice')
  return (
    <Card asElement="section" aria-labelledby="voice-examples" className="p-4.5">
      <h3 id="voice-examples" className="font-[550]">
        {t('canSay')}
      </h3>
      <dl className="mt-3 grid gap-3 text-sm">
        {EXAMPLES.map((key) => (
          <div key={key} className="grid gap-0.5">
            <dt className="font-mono">{t(`examples.${key}.words`)}</dt>
            <dd className="text-pretty text-text-2">{t(`examples.${key}.text`)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
