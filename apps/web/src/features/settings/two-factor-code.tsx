import { calls } from '@app/contract'
import { Field, Input } from '@app/ui'
import { useState } from 'react'
import { useSend } from '../../lib/call.ts'
import { toast } from '../../lib/toast.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { CopyField } from './copy-field.tsx'
import { FormDialog } from './form-dialog.tsx'
import { QrCode } from './qr-code.tsx'

export function TwoFactorCode({ uri, onDone, onClose }: { uri: string; onDone: () => void; onClose: () => void }) {
  const t = useTexts('settings')
  const [code, setCode] = useState('')
  const verify = useSend(calls.auth.verifyTotp, { refresh: [calls.account.session, calls.settings.read] })
  const submit = () =>
    verify.mutate(
      { body: { code: code.replaceAll(' ', '') } },
      {
        onSuccess: () => {
          toast({ title: t('toasts.twoFactorOn') })
          onDone()
        },
      },
    )
  return (
    <FormDialog
      title={t('twoFactor.title')}
      description={t('twoFactor.scan')}
      submitLabel={t('twoFactor.verify')}
      busy={verify.isPending}
      disabled={code.trim().length < 6}
      error={verify.error}
      errorText={t('twoFactor.wrong')}
      onSubmit={submit}
      onClose={onClose}
    >
      <QrCode text={uri} label={t('twoFactor.scan')} />
      <CopyField label={t('twoFactor.secret')} value={new URL(uri).searchParams.get('secret') ?? uri} />
      <Field label={t('twoFactor.code')}>
        <Input
          data-autofocus
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          className="font-mono tracking-[0.2em]"
        />
      </Field>
    </FormDialog>
  )
}
