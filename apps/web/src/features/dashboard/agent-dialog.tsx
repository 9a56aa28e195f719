import { Button, Dialog } from '@app/ui'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { wordsFrom } from '../../lib/call-error.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { AgentFields, type AgentValues } from './agent-fields.tsx'

interface AgentDialogProps {
  title: string
  description?: string
  note?: string
  submitLabel: string
  start: AgentValues
  busy: boolean
  error: Error | null
  /** More to say about the agent, below its fields; told whether sending was tried. */
  more?: (tried: boolean) => ReactNode
  /** Something of `more` is still missing. */
  incomplete?: boolean
  onChange?: (values: AgentValues) => void
  onSubmit: (values: AgentValues) => void
  onClose: () => void
}

export function AgentDialog(props: AgentDialogProps) {
  const t = useTexts('dashboard')
  const id = useId()
  const [values, setValues] = useState(props.start)
  const [tried, setTried] = useState(false)
  const nameless = !values.name.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!nameless && !props.incomplete) props.onSubmit(values)
  }
  const change = (next: AgentValues) => {
    setValues(next)
    props.onChange?.(next)
  }
  return (
    <Dialog
      open
      onOpenChange={props.onClose}
      title={props.title}
      description={props.description}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={props.onClose}>{t('cancel')}</Button>
          <Button type="submit" form={id} variant="primary" busy={props.busy}>
            {props.submitLabel}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="grid gap-4">
        {props.error && (
          <p role="alert" className="rounded-[8px] border border-bad/30 bg-bad-soft px-3 py-2 text-sm text-bad">
            {wordsFrom(props.error, t('failed'))}
          </p>
        )}
        {props.note && <p className="text-xs text-text-3">{props.note}</p>}
        <AgentFields values={values} onChange={change} nameError={tried && nameless} />
        {props.more?.(tried)}
      </form>
    </Dialog>
  )
}
