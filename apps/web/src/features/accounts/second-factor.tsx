import { calls } from '@app/contract'
import { Button, Checkbox, Field, Input } from '@app/ui'
import { type FormEvent, useState } from 'react'
import { useSend } from '../../lib/call.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { AccountCard } from './account-card.tsx'
import { FormError } from './form-error.tsx'

export function SecondFactor({ onDone, onBack }: { onDone: () => void; onBack: () => void }) {
  const t = useTexts('account')
  const [backup, setBackup] = useState(false)
  const [code, setCode] = useState('')
  const [trustDevice, setTrustDevice] = useState(false)
  const verify = useSend(backup ? calls.auth.verifyBackupCode : calls.auth.verifyTotp)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    verify.mutate({ body: { code: code.replaceAll(' ', ''), trustDevice } }, { onSuccess: onDone })
  }
  const swap = () => {
    setBackup(!backup)
    setCode('')
    verify.reset()
  }
  return (
    <AccountCard
      title={t('twoFactor.title')}
      subtitle={backup ? t('twoFactor.backupSubtitle') : t('twoFactor.subtitle')}
      below={
        <Button variant="ghost" onClick={onBack}>
          {t('twoFactor.back')}
        </Button>
      }
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        {verify.error && <FormError key={verify.submittedAt}>{t('twoFactor.wrong')}</FormError>}
        <Field label={backup ? t('twoFactor.backupCode') : t('twoFactor.code')}>
          <Input
            key={String(backup)}
            autoFocus
            autoComplete="one-time-code"
            inputMode={backup ? 'text' : 'numeric'}
            maxLength={20}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            className="font-mono tracking-[0.2em]"
          />
        </Field>
        <Checkbox label={t('twoFactor.trust')} checked={trustDevice} onCheckedChange={setTrustDevice} />
        <Button type="submit" variant="primary" size="lg" busy={verify.isPending} disabled={code.trim().length < 6}>
          {verify.isPending ? t('twoFactor.busy') : t('twoFactor.submit')}
        </Button>
        <Button variant="ghost" onClick={swap}>
          {backup ? t('twoFactor.useApp') : t('twoFactor.useBackup')}
        </Button>
      </form>
    </AccountCard>
  )
}
