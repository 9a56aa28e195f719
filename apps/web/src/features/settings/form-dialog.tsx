import { Button, Dialog } from '@app/ui'
import { type ReactNode, useId } from 'react'
import { wordsFrom } from '../../lib/call-error.ts'
import { useTexts } from '../../lib/use-texts.ts'

interface FormDialogProps {
  title: string
  description?: string
  submitLabel: string
  variant?: 'primary' | 'danger'
  busy: boolean
  disabled?: boolean
  /** What the server refused; its own words, or `errorText` where those would not help. */
  error: Error | null
  errorText?: string
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

export function FormDialog(props: FormDialogProps) {
  const t = useTexts('settings')
  const id = useId()
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
          <Button
            type="submit"
            form={id}
            variant={props.variant ?? 'primary'}
            busy={props.busy}
            disabled={props.disabled}
          >
            {props.submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          props.onSubmit()
        }}
      >
        {props.error && (
          <p role="alert" className="rounded-[8px] border border-bad/30 bg-bad-soft px-3 py-2 text-sm text-bad">
            {props.errorText ?? wordsFrom(props.error, t('failed'))}
          </p>
        )}
        {props.children}
      </form>
    </Dialog>
  )
}
