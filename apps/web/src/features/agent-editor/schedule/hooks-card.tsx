import { type Agent, type CreatedTrigger, calls } from '@app/contract'
import { Button, Field, Input } from '@app/ui'
import { type FormEvent, useState } from 'react'
import { useCall, useSend } from '../../../lib/call.ts'
import { wordsFrom } from '../../../lib/call-error.ts'
import { Failure } from '../../../lib/failure.tsx'
import { toast } from '../../../lib/toast.ts'
import { useTexts } from '../../../lib/use-texts.ts'
import { Section } from '../section.tsx'
import { HookRow } from './hook-row.tsx'
import { ShownSecret } from './shown-secret.tsx'

/** Addresses at which other programs start this agent. */
export function HooksCard({ agent }: { agent: Agent }) {
  const t = useTexts('editor')
  const all = useCall(calls.triggers.list)
  const [shown, setShown] = useState<CreatedTrigger>()
  const own = all.data?.filter(({ agentId }) => agentId === agent.id)
  return (
    <Section title={t('hooks.title')} text={t('hooks.text', { example: '{{input}}' })}>
      {all.error && <Failure error={all.error} retry={() => void all.refetch()} />}
      {shown && <ShownSecret trigger={shown} onHide={() => setShown(undefined)} />}
      {own?.length === 0 && <p className="text-sm text-text-3">{t('hooks.none')}</p>}
      {own && own.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {own.map((trigger) => (
            <HookRow key={trigger.id} trigger={trigger} onSecret={setShown} />
          ))}
        </ul>
      )}
      <NewHook agent={agent} onMade={setShown} />
    </Section>
  )
}

function NewHook({ agent, onMade }: { agent: Agent; onMade: (trigger: CreatedTrigger) => void }) {
  const t = useTexts('editor')
  const create = useSend(calls.triggers.create, { refresh: [calls.triggers.list] })
  const [name, setName] = useState('')
  const [tried, setTried] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(!name.trim())
    if (!name.trim()) return
    create.mutate(
      { body: { agentId: agent.id, name: name.trim() } },
      {
        onSuccess: (trigger) => {
          setName('')
          onMade(trigger)
        },
        onError: (error) =>
          toast({ title: t('hooks.notMade'), description: wordsFrom(error, t('actions.failed')), tone: 'destructive' }),
      },
    )
  }
  return (
    <form noValidate onSubmit={submit}>
      <Field label={t('hooks.name')} error={tried && t('hooks.nameMissing')}>
        <div className="flex gap-2">
          <Input
            maxLength={120}
            placeholder={t('hooks.namePlaceholder')}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <Button type="submit" className="h-9 pointer-coarse:h-11" busy={create.isPending}>
            {t('hooks.create')}
          </Button>
        </div>
      </Field>
    </form>
  )
}
