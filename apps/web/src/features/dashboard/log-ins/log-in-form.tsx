import { calls } from '@app/contract'
import { Button, Field, Input } from '@app/ui'
import { type FormEvent, useState } from 'react'
import { useSend } from '../../../lib/call.ts'
import { wordsFrom } from '../../../lib/call-error.ts'
import { toast } from '../../../lib/toast.ts'
import { useTexts } from '../../../lib/use-texts.ts'

const EMPTY = { name: '', origin: '', username: '', secret: '', totp: '' }
type Values = typeof EMPTY

export function LogInForm() {
  const t = useTexts('desk')
  const failed = useTexts('dashboard')('failed')
  const create = useSend(calls.credentials.create, { refresh: [calls.credentials.list] })
  const [values, setValues] = useState(EMPTY)
  const [checked, setChecked] = useState(false)
  const wrong = checked ? mistakes(values, t('logIn.missing'), t('logIn.badSite')) : {}
  const input = (key: keyof Values, more: object = {}) => (
    <Input value={values[key]} onChange={(event) => setValues({ ...values, [key]: event.target.value })} {...more} />
  )

  function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (Object.keys(mistakes(values, '!', '!')).length > 0) return
    const { totp, ...rest } = values
    create.mutate(
      { body: { ...rest, ...(totp.trim() ? { totp } : {}) } },
      {
        onSuccess: () => {
          setValues(EMPTY)
          setChecked(false)
          toast({ title: t('logIn.added') })
        },
      },
    )
  }

  return (
    <form noValidate onSubmit={submit} className="mt-4 grid gap-3 border-line border-t pt-4 sm:grid-cols-2">
      {create.error && (
        <p role="alert" className="rounded-m bg-bad-soft px-3 py-2 text-bad text-sm sm:col-span-2">
          {wordsFrom(create.error, failed)}
        </p>
      )}
      <Field label={t('logIn.name')} hint={t('logIn.nameHint')} error={wrong.name}>
        {input('name', { maxLength: 120 })}
      </Field>
      <Field label={t('logIn.site')} error={wrong.origin}>
        {input('origin', { type: 'url', placeholder: 'https://shop.example', maxLength: 300 })}
      </Field>
      <Field label={t('logIn.username')}>{input('username', { autoComplete: 'off', maxLength: 320 })}</Field>
      <Field label={t('logIn.password')} error={wrong.secret}>
        {input('secret', { type: 'password', autoComplete: 'new-password', maxLength: 10_000 })}
      </Field>
      <Field label={t('logIn.totp')} hint={t('logIn.totpHint')}>
        {input('totp', { type: 'password', autoComplete: 'off', maxLength: 500 })}
      </Field>
      <div className="flex items-end justify-end">
        <Button type="submit" variant="primary" busy={create.isPending}>
          {t('logIn.add')}
        </Button>
      </div>
    </form>
  )
}

function mistakes({ name, origin, secret }: Values, missing: string, badSite: string): Partial<Values> {
  return {
    ...(name.trim() ? {} : { name: missing }),
    ...(/^https?:\/\/\S+$/i.test(origin.trim()) ? {} : { origin: badSite }),
    ...(secret ? {} : { secret: missing }),
  }
}
