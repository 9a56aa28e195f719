import { calls } from '@app/contract'
import { Button } from '@app/ui'
import { type FormEvent, useState } from 'react'
import { useSend } from '../../lib/call.ts'
import { wordsFrom } from '../../lib/call-error.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { EmailField } from './email-field.tsx'
import { focusFirstError } from './focus-first-error.ts'
import { FormError } from './form-error.tsx'
import { looksLikeEmail } from './looks-like-email.ts'

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
      <EmailField value={email} onChange={setEmail} tried={tried} />
      <Button type="submit" variant="primary" size="lg" busy={request.isPending}>
        {request.isPending ? t('reset.busy') : t('reset.submit')}
      </Button>
    </form>
  )
}
