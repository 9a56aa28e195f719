import { type ApiKey, type CreatedApiKey, calls } from '@app/contract'
import { Button, Dialog, Field, Skeleton, Switch } from '@app/ui'
import { useState } from 'react'
import { useCall, useSend } from '../../lib/call.ts'
import { wordsFrom } from '../../lib/call-error.ts'
import { Failure } from '../../lib/failure.tsx'
import { toast } from '../../lib/toast.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { ApiKeyRow } from './api-key-row.tsx'
import { CopyField } from './copy-field.tsx'
import { Section } from './section.tsx'
import type { SectionProps, SettingsForm } from './use-settings-form.ts'

const ENVIRONMENTS = ['production', 'development'] as const

export function ApiSection({ form, change, saved }: SectionProps & { saved: SettingsForm }) {
  const t = useTexts('settings')
  const refresh = [calls.account.listApiKeys]
  const keys = useCall(calls.account.listApiKeys, { enabled: form.apiAccessEnabled })
  const create = useSend(calls.account.createApiKey, { refresh })
  const regenerate = useSend(calls.account.regenerateApiKey, { refresh })
  const [mayApprove, setMayApprove] = useState(false)
  const [replacing, setReplacing] = useState<ApiKey | null>(null)
  const [shown, setShown] = useState<CreatedApiKey | null>(null)
  const then = {
    onSuccess: setShown,
    onError: (error: Error) =>
      toast({ title: t('toasts.keyFailed'), description: wordsFrom(error, t('failed')), tone: 'destructive' }),
    onSettled: () => setReplacing(null),
  }
  const make = (environment: ApiKey['environment']) => {
    const scopes: ApiKey['scopes'] = mayApprove ? ['read', 'write', 'approve'] : ['read', 'write']
    create.mutate({ body: { name: t(`api.${environment}`), environment, scopes, expiresInDays: null } }, then)
  }
  return (
    <Section title={t('api.title')} text={t('api.text')}>
      <Field
        inline
        label={t('api.enabled')}
        hint={form.apiAccessEnabled === saved.apiAccessEnabled ? t('api.enabledHint') : t('api.unsaved')}
      >
        <Switch checked={form.apiAccessEnabled} onCheckedChange={(apiAccessEnabled) => change({ apiAccessEnabled })} />
      </Field>
      {form.apiAccessEnabled && keys.isPending && <Skeleton className="h-24" />}
      {form.apiAccessEnabled && keys.error && <Failure error={keys.error} retry={() => void keys.refetch()} />}
      {form.apiAccessEnabled && keys.data && (
        <ul className="divide-y divide-line rounded-m border border-line bg-surface-2">
          {ENVIRONMENTS.map((environment) => (
            <ApiKeyRow
              key={environment}
              label={t(`api.${environment}`)}
              apiKey={keys.data.find((key) => key.environment === environment)}
              busy={create.isPending && create.variables?.body?.environment === environment}
              onCreate={() => make(environment)}
              onRegenerate={setReplacing}
            />
          ))}
        </ul>
      )}
      {form.apiAccessEnabled && keys.data && keys.data.length < ENVIRONMENTS.length && (
        <Field inline label={t('api.mayApprove')} hint={t('api.mayApproveHint')}>
          <Switch checked={mayApprove} onCheckedChange={setMayApprove} />
        </Field>
      )}
      <Dialog
        open={replacing !== null}
        onOpenChange={() => setReplacing(null)}
        title={t('api.confirmTitle')}
        description={t('api.confirmText')}
        closeLabel={t('close')}
        size="sm"
        footer={
          <>
            <Button onClick={() => setReplacing(null)}>{t('cancel')}</Button>
            <Button
              variant="danger"
              busy={regenerate.isPending}
              onClick={() => replacing && regenerate.mutate({ params: { id: replacing.id }, body: {} }, then)}
            >
              {t('api.regenerate')}
            </Button>
          </>
        }
      />
      <Dialog
        open={shown !== null}
        onOpenChange={() => setShown(null)}
        title={t('api.shownTitle')}
        description={t('api.shownText')}
        closeLabel={t('close')}
      >
        <CopyField label={t('api.key')} value={shown?.key ?? ''} />
      </Dialog>
    </Section>
  )
}
