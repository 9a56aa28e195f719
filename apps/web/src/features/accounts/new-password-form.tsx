import { calls } from '@app/contract'
import { Button } from '@app/ui'
import { type FormEvent, useState } from 'react'
import { useSend } from '../../lib/call.ts'
import { CallError, wordsFrom } from '../../lib/call-error.ts'
import { PASSWORD_MIN } from '../../lib/password-min.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { focusFirstError } from './focus-first-error.ts'
import { FormError } from './form-error.tsx'
import { NewPasswordField } from './new-password-field.tsx'

interface NewPasswordFormProps {
  token: string
  onDone: () => void
  onAgain: () => void
}

export function NewPasswordForm({ token, onDone, onAgain }: NewPasswordFormProps) {
  const t = useTexts('account')
  const reset = useSend(calls.auth.resetPassword, { refresh: [calls.account.session] })
  const [newPassword, setNewPassword] = useState('')
  const [tried, setTried] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (newPassword.length < PASSWORD_MIN) return focusFirstError(event.currentTarget)
    reset.mutate({ body: { token, newPassword } }, { onSuccess: onDone })
  }
  const expired = reset.error instanceof CallError && reset.error.status === 400
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {reset.error && (
        <FormError key={reset.submittedAt}>
          {expired ? t('reset.expired') : wordsFrom(reset.error, t('failed'))}
        </FormError>
      )}
      <NewPasswordField label={t('reset.newPassword')} value={newPassword} onChange={setNewPassword} tried={tried} />
      <Button type="submit" variant="primary" size="lg" busy={reset.isPending}>
        {reset.isPending ? t('reset.saving') : t('reset.save')}
      </Button>
      {expired && <Button onClick={onAgain}>{t('reset.again')}</Button>}
    </form>
  )
}
