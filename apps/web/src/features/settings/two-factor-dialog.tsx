import { calls } from '@app/contract'
import { Field, Input } from '@app/ui'
import { useState } from 'react'
import { useSend } from '../../lib/call.ts'
import { toast } from '../../lib/toast.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { BackupCodes } from './backup-codes.tsx'
import { FormDialog } from './form-dialog.tsx'
import { TwoFactorCode } from './two-factor-code.tsx'

type Step = { name: 'password' } | { name: 'code'; uri: string; codes: string[] } | { name: 'saved'; codes: string[] }

/** On: password, then the app's code, then the backup codes. Off: the password is enough. */
export function TwoFactorDialog({ enabled, onClose }: { enabled: boolean; onClose: () => void }) {
  const t = useTexts('settings')
  const [step, setStep] = useState<Step>({ name: 'password' })
  const [password, setPassword] = useState('')
  const [turningOff] = useState(enabled)
  const refresh = [calls.account.session, calls.settings.read]
  const enable = useSend(calls.auth.enableTwoFactor)
  const disable = useSend(calls.auth.disableTwoFactor, { refresh })
  const send = turningOff ? disable : enable
  const submit = () => {
    if (turningOff) {
      const onSuccess = () => {
        onClose()
        toast({ title: t('toasts.twoFactorOff') })
      }
      return disable.mutate({ body: { password } }, { onSuccess })
    }
    enable.mutate(
      { body: { password } },
      { onSuccess: (reply) => setStep({ name: 'code', uri: reply.totpURI, codes: reply.backupCodes }) },
    )
  }
  if (step.name === 'saved') return <BackupCodes codes={step.codes} onClose={onClose} />
  if (step.name === 'code') {
    return (
      <TwoFactorCode uri={step.uri} onDone={() => setStep({ name: 'saved', codes: step.codes })} onClose={onClose} />
    )
  }
  return (
    <FormDialog
      title={t('twoFactor.title')}
      description={turningOff ? t('twoFactor.disableText') : t('twoFactor.enableText')}
      submitLabel={turningOff ? t('twoFactor.disable') : t('twoFactor.next')}
      variant={turningOff ? 'danger' : 'primary'}
      busy={send.isPending}
      disabled={!password}
      error={send.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t('twoFactor.password')}>
        <Input
          type="password"
          autoComplete="current-password"
          maxLength={128}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
    </FormDialog>
  )
}
