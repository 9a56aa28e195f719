import { calls } from '@app/contract'
import { Button, Field, Input } from '@app/ui'
import { type FormEvent, useState } from 'react'
import { useSend } from '../../lib/call.ts'
import { wordsFrom } from '../../lib/call-error.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { focusFirstError, looksLikeEmail } from './focus-first-error.ts'
import { FormError } from './form-error.tsx'

/** What it says afterwards is the same for every address: nobody learns here who has an account. */
export function ForgotForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useTexts('account')
  const request = useSend(calls.auth.requestPasswordReset)
  const [email, setEmail] = useState('')
  const [tried, setTried] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (!looksLikeEmail(email)) return focusFirstError(event.currentTarget)
    request.mutate({ body: { email } }, { onSuccess: () => onSent(email) })
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {request.error && <FormError key={request.submittedAt}>{wordsFrom(request.error, t('failed'))}</FormError>}
      <Field label={t('email')} error={tried && !looksLikeEmail(email) && t('badEmail')}>
        <Input
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          value={email}
          onChange={(event) => setEmail(event.target.value.trim())}
        />
      </Field>
      <Button type="submit" variant="primary" size="lg" busy={request.isPending}>
        {request.isPending ? t('reset.busy') : t('reset.submit')}
      </Button>
    </form>
  )
}
