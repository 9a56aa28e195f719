import { type Credential, calls } from '@app/contract'
import { Button, Dialog, Skeleton } from '@app/ui'
import { Trash2 } from 'lucide-react'
import { useCall, useSend } from '../../../lib/call.ts'
import { Failure } from '../../../lib/failure.tsx'
import { useTexts } from '../../../lib/use-texts.ts'
import { LogInForm } from './log-in-form.tsx'

/** What agents sign in with: stored, used, replaced, never shown. */
export function LogInsDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('desk')
  const close = useTexts('dashboard')('close')
  const stored = useCall(calls.credentials.list)
  return (
    <Dialog open onOpenChange={onClose} title={t('logIn.open')} description={t('logIn.text')} closeLabel={close}>
      {stored.error && <Failure error={stored.error} retry={() => void stored.refetch()} />}
      {stored.isPending && <Skeleton className="h-12" />}
      {stored.data?.length === 0 && <p className="text-sm text-text-3">{t('logIn.none')}</p>}
      <ul className="grid gap-2">
        {stored.data?.map((credential) => (
          <LogInRow key={credential.id} credential={credential} />
        ))}
      </ul>
      <LogInForm />
    </Dialog>
  )
}

function LogInRow({ credential: { id, name, origin, username, totp } }: { credential: Credential }) {
  const t = useTexts('desk')
  const remove = useSend(calls.credentials.delete, { refresh: [calls.credentials.list] })
  return (
    <li className="flex items-center gap-3 rounded-m border border-line px-3.5 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="truncate font-[550] text-sm">{name}</p>
        <p className="truncate text-xs text-text-3">
          {[origin, username, totp ? t('logIn.withCode') : ''].filter(Boolean).join(' · ')}
        </p>
      </div>
      <Button
        size="icon"
        variant="ghost"
        aria-label={t('logIn.deleteOf', { name })}
        busy={remove.isPending}
        onClick={() => remove.mutate({ params: { id } })}
      >
        {!remove.isPending && <Trash2 aria-hidden />}
      </Button>
    </li>
  )
}
