import { calls } from '@app/contract'
import { ROUTES } from '@app/spec'
import { Field, Input } from '@app/ui'
import { useState } from 'react'
import { useSend } from '../../lib/call.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { FormDialog } from './form-dialog.tsx'

export function DeleteDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const t = useTexts('settings')
  const [confirm, setConfirm] = useState('')
  const [password, setPassword] = useState('')
  const send = useSend(calls.account.delete)
  const matches = confirm.trim().toLowerCase() === email.toLowerCase()
  return (
    <FormDialog
      title={t('danger.dialogTitle')}
      description={t('danger.dialogText')}
      submitLabel={t('danger.submit')}
      variant="danger"
      busy={send.isPending}
      disabled={!matches || !password}
      error={send.error}
      onSubmit={() =>
        // A whole new page: nothing of the account may linger in memory.
        send.mutate(
          { body: { confirm: confirm.trim(), password } },
          { onSuccess: () => location.assign(ROUTES.landing) },
        )
      }
      onClose={onClose}
    >
      <Field
        label={t('danger.confirm', { email })}
        error={confirm.length >= email.length && !matches && t('danger.mismatch')}
      >
        <Input
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={confirm}
          onChange={(event) => setConfirm(event.target.value)}
        />
      </Field>
      <Field label={t('danger.password')}>
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
