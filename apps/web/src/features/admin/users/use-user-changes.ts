import { type AdminUser, calls } from '@app/contract'
import type { Tier } from '@app/spec'
import { useSend } from '../../../lib/call.ts'
import { wordsFrom } from '../../../lib/call-error.ts'
import { toast } from '../../../lib/toast.ts'
import { useTexts } from '../../../lib/use-texts.ts'

const REFRESH = [calls.admin.users, calls.audit.list]

/** What an administrator may change of an account; each is said, done or not. */
export function useUserChanges({ id, email }: Pick<AdminUser, 'id' | 'email'>) {
  const t = useTexts('admin')
  const role = useSend(calls.admin.setRole, { refresh: REFRESH })
  const cap = useSend(calls.admin.setModelCap, { refresh: REFRESH })
  const plan = useSend(calls.billing.setPlan, { refresh: REFRESH })
  const told = (description: string) => ({
    onSuccess: () => toast({ title: t('users.saved'), description }),
    onError: (error: Error) =>
      toast({
        ...{ title: t('users.failed'), description: wordsFrom(error, t('users.failedHint')) },
        tone: 'destructive' as const,
      }),
  })
  return {
    busy: role.isPending || plan.isPending || cap.isPending,
    setRole: (to: AdminUser['role']) =>
      role.mutate({ params: { id }, body: { role: to } }, told(t(`users.roleSaved.${to}`, { email }))),
    setModelCap: (cents: number | null) =>
      cap.mutate({ params: { id }, body: { cents } }, told(t('users.capSaved', { email }))),
    setPlan: (tier: Tier) =>
      plan.mutate({ params: { userId: id }, body: { tier } }, told(t('users.planSaved', { email, tier }))),
  }
}
