import type { ApiKey } from '@app/contract'
import { Button, Dialog, Field, Skeleton, Switch } from '@app/ui'
import { useState } from 'react'
import { Failure } from '../../lib/failure.tsx'
import { useTexts } from '../../lib/use-texts.ts'
import { ApiKeyRow } from './api-key-row.tsx'
import { CopyField } from './copy-field.tsx'
import { ENVIRONMENTS, useApiKeys } from './use-api-keys.ts'

/** Spec 1 §2: a masked key each for production and development, with Regenerate. */
export function ApiKeys() {
  const t = useTexts('settings')
  const { keys, keyOf, busy, regenerate, shown, hide } = useApiKeys()
  const [replacing, setReplacing] = useState<ApiKey | null>(null)
  const [mayApprove, setMayApprove] = useState(false)
  const askToReplace = (key: ApiKey) => {
    setMayApprove(key.scopes.includes('approve'))
    setReplacing(key)
  }
  const replace = async () => {
    if (replacing) await regenerate(replacing.environment, replacing, mayApprove)
    setReplacing(null)
  }
  if (keys.isPending) return <Skeleton className="h-24" />
  if (keys.error) return <Failure error={keys.error} retry={() => void keys.refetch()} />
  return (
    <>
      <div className="grid gap-2">
        <ul className="divide-y divide-line rounded-m border border-line bg-surface-2">
          {ENVIRONMENTS.map((environment) => {
            const key = keyOf(environment)
            return (
              <ApiKeyRow
                key={environment}
                label={t(`api.${environment}`)}
                apiKey={key}
                busy={busy === environment}
                onRegenerate={() => (key ? askToReplace(key) : void regenerate(environment, undefined))}
              />
            )
          })}
        </ul>
        <p className="text-xs text-text-3">{t('api.shownOnce')}</p>
      </div>
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
            <Button variant="danger" busy={busy !== undefined} onClick={() => void replace()}>
              {t('api.regenerate')}
            </Button>
          </>
        }
      >
        <Field inline label={t('api.mayApprove')} hint={t('api.mayApproveHint')}>
          <Switch checked={mayApprove} onCheckedChange={setMayApprove} />
        </Field>
      </Dialog>
      <Dialog
        open={shown !== null}
        onOpenChange={hide}
        title={t('api.shownTitle')}
        description={t('api.shownText')}
        closeLabel={t('close')}
      >
        <CopyField label={t('api.key')} value={shown?.key ?? ''} />
      </Dialog>
    </>
  )
}
