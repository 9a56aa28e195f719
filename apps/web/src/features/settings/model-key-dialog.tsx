import { calls, type ModelProvider } from '@app/contract'
import { Field, Input, Select } from '@app/ui'
import { useState } from 'react'
import { useSend } from '../../lib/call.ts'
import { toast } from '../../lib/toast.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { FormDialog } from './form-dialog.tsx'

interface ModelKeyDialogProps {
  provider: ModelProvider
  address?: string
  models?: readonly string[]
  onClose: () => void
}

/** A key or a server of one's own: it is tried before it is kept. */
export function ModelKeyDialog({ provider, address: known = '', models, onClose }: ModelKeyDialogProps) {
  const t = useTexts('settings')
  const [key, setKey] = useState('')
  const [address, setAddress] = useState(known)
  const [model, setModel] = useState(models?.[0] ?? '')
  const save = useSend(calls.models.save, { refresh: [calls.models.read, calls.settings.read] })
  const own = provider === 'compatible'
  const submit = () => {
    const body = {
      ...(key.trim() ? { key: key.trim() } : {}),
      ...(own && address.trim() ? { address: address.trim() } : {}),
      ...(own && model ? { model } : {}),
    }
    save.mutate(
      { params: { provider }, body },
      {
        onSuccess: ({ key: { answersInMs } }) => {
          onClose()
          toast({ title: t('models.works', { seconds: Math.max(0.1, Math.round(answersInMs / 100) / 10) }) })
        },
      },
    )
  }
  return (
    <FormDialog
      title={t(`models.providers.${provider}`)}
      description={t('models.dialogText')}
      submitLabel={t('models.test')}
      busy={save.isPending}
      error={save.error}
      onSubmit={submit}
      onClose={onClose}
    >
      {own && (
        <Field label={t('models.address')} hint={t('models.addressHint')}>
          <Input value={address} maxLength={500} onChange={({ target }) => setAddress(target.value)} />
        </Field>
      )}
      {models && models.length > 0 && (
        <Field label={t('models.model')}>
          <Select value={model} onChange={({ target }) => setModel(target.value)}>
            {models.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </Select>
        </Field>
      )}
      <Field label={t('models.key')} hint={own ? t('models.keyOptional') : t('models.keyHint')}>
        <Input
          type="password"
          autoComplete="off"
          maxLength={500}
          value={key}
          onChange={({ target }) => setKey(target.value)}
        />
      </Field>
    </FormDialog>
  )
}
