import { calls } from '@app/contract'
import { Checkbox, Field, Input } from '@app/ui'
import { useState } from 'react'
import { useSend } from '../../lib/call.ts'
import { PASSWORD_MIN } from '../../lib/password-min.ts'
import { toast } from '../../lib/toast.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { FormDialog } from './form-dialog.tsx'

export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('settings')
  const [currentPassword, setCurrent] = useState('')
  const [newPassword, setNew] = useState('')
  const [revokeOtherSessions, setRevoke] = useState(true)
  const [revokeKeysAndBrowsers, setRevokeKeys] = useState(true)
  const [tried, setTried] = useState(false)
  const send = useSend(calls.auth.changePassword)
  const short = newPassword.length < PASSWORD_MIN
  const submit = () => {
    setTried(true)
    if (short) return
    send.mutate(
      { body: { currentPassword, newPassword, revokeOtherSessions, revokeKeysAndBrowsers } },
      {
        onSuccess: () => {
          onClose()
          toast({ title: t('toasts.passwordChanged'), description: t('toasts.passwordChangedText') })
        },
      },
    )
  }
  return (
    <FormDialog
      title={t('password.title')}
      submitLabel={t('password.submit')}
      busy={send.isPending}
      error={send.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t('password.current')}>
        <Input
          type="password"
          autoComplete="current-password"
          maxLength={128}
          value={currentPassword}
          onChange={(event) => setCurrent(event.target.value)}
        />
      </Field>
      <Field label={t('password.next')} hint={t('password.hint')} error={tried && short && t('password.short')}>
        <Input
          type="password"
          autoComplete="new-password"
          maxLength={128}
          value={newPassword}
          onChange={(event) => setNew(event.target.value)}
        />
      </Field>
      <p className="text-sm text-text-2">{t('password.text')}</p>
      <Checkbox label={t('password.others')} checked={revokeOtherSessions} onCheckedChange={setRevoke} />
      <Checkbox label={t('password.access')} checked={revokeKeysAndBrowsers} onCheckedChange={setRevokeKeys} />
    </FormDialog>
  )
}
