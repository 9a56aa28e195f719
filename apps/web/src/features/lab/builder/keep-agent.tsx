import { calls, DEFAULT_POLICY, type Plan } from '@app/contract'
import { DEFAULT_SETTINGS, ONE_ROUTES } from '@app/spec'
import { Button, Field, Input } from '@app/ui'
import { Link } from '@tanstack/react-router'
import { Bot } from 'lucide-react'
import { useState } from 'react'
import { useCall, useSend } from '../../../lib/call.ts'
import { wordsFrom } from '../../../lib/call-error.ts'
import { useTexts } from '../../../lib/use-texts.ts'

/** Makes an agent of the very steps that were shown. */
export function KeepAgent({ plan, words, isCurrent }: { plan: Plan; words: string; isCurrent: boolean }) {
  const t = useTexts('lab-builder')
  const failed = useTexts('shell')('failure.unreachable')
  const [name, setName] = useState('')
  const model = (useCall(calls.settings.read).data ?? DEFAULT_SETTINGS).defaultModel
  const create = useSend(calls.agents.create, { refresh: [calls.agents.list] })
  const { recipe, notUnderstood, questions } = plan
  const isWhole = recipe !== null && notUnderstood.length === 0 && questions.length === 0
  if (!isWhole) return <Note>{t('cannot')}</Note>
  if (!isCurrent) return <Note>{t('again')}</Note>
  if (create.data) return <Created id={create.data.id} name={create.data.name} />
  const save = () => {
    const permissions = { fileAccess: true, appAccess: plan.logIns.length > 0 }
    const capabilities = capabilitiesOf(plan)
    create.mutate({
      body: { ...DEFAULT_POLICY, name: name.trim(), objective: words, capabilities, model, recipe, permissions },
    })
  }
  return (
    <form
      className="flex flex-wrap items-end gap-3 border-line border-t px-4.5 py-4"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Field label={t('name')} className="min-w-0 flex-1 basis-60">
        <Input maxLength={120} value={name} onChange={({ target }) => setName(target.value)} />
      </Field>
      <Button
        type="submit"
        variant="primary"
        className="h-9 pointer-coarse:h-11"
        busy={create.isPending}
        disabled={!name.trim()}
      >
        {!create.isPending && <Bot aria-hidden />}
        {t('create')}
      </Button>
      {create.error && (
        <p role="alert" className="basis-full text-sm text-bad">
          {wordsFrom(create.error, failed)}
        </p>
      )}
    </form>
  )
}

/** What its tools are of: `browser`, `email`, `table`. */
const capabilitiesOf = ({ steps }: Plan): string[] => [
  ...new Set(steps.flatMap(({ tool }) => tool?.split('.')[0] ?? [])),
]

const Note = ({ children }: { children: string }) => (
  <p className="border-line border-t px-4.5 py-4 text-pretty text-sm text-text-2">{children}</p>
)

function Created({ id, name }: { id: string; name: string }) {
  const t = useTexts('lab-builder')
  return (
    <div role="status" className="flex flex-wrap items-center justify-between gap-3 border-line border-t px-4.5 py-4">
      <div className="min-w-0">
        <p className="font-[550]">{t('created')}</p>
        <p className="break-words text-sm text-text-2">{t('createdText', { name })}</p>
      </div>
      <Button asChild className="max-w-full">
        <Link to={ONE_ROUTES.agent} params={{ id }}>
          <span className="truncate">{t('open', { name })}</span>
        </Link>
      </Button>
    </div>
  )
}
