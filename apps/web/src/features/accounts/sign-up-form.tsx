import { calls } from '@app/contract'
import { Button, Field, Input } from '@app/ui'
import { type FormEvent, useState } from 'react'
import { useSend } from '../../lib/call.ts'
import { wordsFrom } from '../../lib/call-error.ts'
import { PASSWORD_MIN } from '../../lib/password-min.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { EmailField } from './email-field.tsx'
import { focusFirstError } from './focus-first-error.ts'
import { FormError } from './form-error.tsx'
import { looksLikeEmail } from './looks-like-email.ts'
import { NewPasswordField } from './new-password-field.tsx'

export function SignUpForm({ onDone }: { onDone: (email: string) => void }) {
  const t = useTexts('account')
  const signUp = useSend(calls.auth.signUp)
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const ready = name.trim() && looksLikeEmail(email) && password.length >= PASSWORD_MIN
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (!ready) return focusFirstError(event.currentTarget)
    signUp.mutate({ body: { name: name.trim(), email, password } }, { onSuccess: () => onDone(email) })
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {signUp.error && <FormError key={signUp.submittedAt}>{wordsFrom(signUp.error, t('failed'))}</FormError>}
      <Field label={t('signUp.name')} error={tried && !name.trim() && t('required')}>
        <Input autoComplete="name" maxLength={120} value={name} onChange={(event) => setName(event.target.value)} />
      </Field>
      <EmailField value={email} onChange={setEmail} tried={tried} />
      <NewPasswordField label={t('password')} value={password} onChange={setPassword} tried={tried} />
      <Button type="submit" variant="primary" size="lg" busy={signUp.isPending}>
        {signUp.isPending ? t('signUp.busy') : t('signUp.submit')}
      </Button>
    </form>
  )
}
