import { calls } from '@app/contract'
import { ROUTES } from '@app/spec'
import { Button, Checkbox, Field } from '@app/ui'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useSend } from '../../lib/call.ts'
import { CallError, wordsFrom } from '../../lib/call-error.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { EmailField } from './email-field.tsx'
import { focusFirstError } from './focus-first-error.ts'
import { FormError } from './form-error.tsx'
import { looksLikeEmail } from './looks-like-email.ts'
import { PasswordInput } from './password-input.tsx'

export function SignInForm({ onDone, onSecondFactor }: { onDone: () => void; onSecondFactor: () => void }) {
  const t = useTexts('account')
  const signIn = useSend(calls.auth.signIn)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [rememberMe, setRememberMe] = useState(true)
  const [tried, setTried] = useState(false)
  const passwordError = tried && !password && t('required')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (!looksLikeEmail(email) || !password) return focusFirstError(event.currentTarget)
    signIn.mutate(
      { body: { email, password, rememberMe } },
      { onSuccess: (reply) => (reply.twoFactorRedirect ? onSecondFactor() : onDone()) },
    )
  }
  const refused =
    signIn.error instanceof CallError && signIn.error.status === 401
      ? t('signIn.wrong')
      : wordsFrom(signIn.error, t('failed'))
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {signIn.error && <FormError key={signIn.submittedAt}>{refused}</FormError>}
      <EmailField value={email} onChange={setEmail} tried={tried} />
      <Field label={t('password')} error={passwordError}>
        <PasswordInput
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Checkbox label={t('signIn.remember')} checked={rememberMe} onCheckedChange={setRememberMe} />
        <Link
          to={ROUTES.resetPassword}
          className="inline-flex items-center text-sm text-accent underline-offset-2 hover:underline pointer-coarse:min-h-11"
        >
          {t('signIn.forgot')}
        </Link>
      </div>
      <Button type="submit" variant="primary" size="lg" busy={signIn.isPending}>
        {signIn.isPending ? t('signIn.busy') : t('signIn.submit')}
      </Button>
    </form>
  )
}
