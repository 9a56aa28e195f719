import { calls } from '@app/contract'
import { Button, Field, Input } from '@app/ui'
import { type FormEvent, useState } from 'react'
import { useSend } from '../../lib/call.ts'
import { wordsFrom } from '../../lib/call-error.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { focusFirstError, looksLikeEmail } from './focus-first-error.ts'
import { FormError } from './form-error.tsx'
import { PasswordInput } from './password-input.tsx'

const PASSWORD_MIN = 8

export function SignUpForm({ onDone }: { onDone: () => void }) {
  const t = useTexts('account')
  const signUp = useSend(calls.auth.signUp)
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const problems = {
    name: !name.trim() && t('required'),
    email: !looksLikeEmail(email) && t('badEmail'),
    password: password.length < PASSWORD_MIN && t('signUp.passwordShort'),
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (Object.values(problems).some(Boolean)) return focusFirstError(event.currentTarget)
    signUp.mutate({ body: { name: name.trim(), email, password } }, { onSuccess: onDone })
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {signUp.error && <FormError key={signUp.submittedAt}>{wordsFrom(signUp.error, t('failed'))}</FormError>}
      <Field label={t('signUp.name')} error={tried && problems.name}>
        <Input autoComplete="name" maxLength={120} value={name} onChange={(event) => setName(event.target.value)} />
      </Field>
      <Field label={t('email')} error={tried && problems.email}>
        <Input
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          value={email}
          onChange={(event) => setEmail(event.target.value.trim())}
        />
      </Field>
      <Field label={t('password')} hint={t('signUp.passwordHint')} error={tried && problems.password}>
        <PasswordInput
          autoComplete="new-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="primary" size="lg" busy={signUp.isPending}>
        {signUp.isPending ? t('signUp.busy') : t('signUp.submit')}
      </Button>
    </form>
  )
}
