import { type ApiKey, type CreatedApiKey, calls } from '@app/contract'
import { useEffect, useRef, useState } from 'react'
import { useCall, useSend } from '../../lib/call.ts'
import { wordsFrom } from '../../lib/call-error.ts'
import { toast } from '../../lib/toast.ts'
import { useTexts } from '../../lib/use-texts.ts'

export const ENVIRONMENTS = ['production', 'development'] as const
type Environment = (typeof ENVIRONMENTS)[number]

/** Spec 1 §2: with access on there is a key for each; one that is missing is made at once, and refused while access is off. */
export function useApiKeys() {
  const t = useTexts('settings')
  const refresh = [calls.account.listApiKeys]
  const keys = useCall(calls.account.listApiKeys)
  const { mutateAsync: create } = useSend(calls.account.createApiKey, { refresh })
  const { mutateAsync: replace } = useSend(calls.account.regenerateApiKey, { refresh })
  const [busy, setBusy] = useState<Environment>()
  const [shown, setShown] = useState<CreatedApiKey | null>(null)
  const keyOf = (environment: Environment) => keys.data?.find((key) => key.environment === environment)

  const tell = (error: unknown) =>
    toast({ title: t('toasts.keyFailed'), description: wordsFrom(error, t('failed')), tone: 'destructive' })
  const make = (environment: Environment) =>
    create({ body: { name: t(`api.${environment}`), environment, scopes: ['read', 'write'], expiresInDays: null } })

  /** What a key is, is shown only to who asked for this one. */
  const regenerate = (environment: Environment, key: ApiKey | undefined, mayApprove = false) => {
    setBusy(environment)
    const made = key ? replace({ params: { id: key.id }, body: { mayApprove } }) : make(environment)
    return made.then(setShown, tell).finally(() => setBusy(undefined))
  }

  const missing = keys.data ? ENVIRONMENTS.filter((environment) => !keyOf(environment)) : []
  const tried = useRef(false)
  useEffect(() => {
    if (missing.length === 0 || tried.current) return
    // Once a visit: what is refused now is tried again by its button.
    tried.current = true
    void missing
      .reduce((before, environment) => before.then(() => make(environment)), Promise.resolve<unknown>(null))
      .catch(tell)
  })
  return { keys, keyOf, busy, regenerate, shown, hide: () => setShown(null) }
}
