import { calls } from '@app/contract'
import { Button } from '@app/ui'
import { useSend } from '../../lib/call.ts'
import { wordsFrom } from '../../lib/call-error.ts'
import { toast } from '../../lib/toast.ts'
import { useTexts } from '../../lib/use-texts.ts'

/** Said where a mail server could carry the link; the account works meanwhile. */
export function Unverified({ email }: { email: string }) {
  const t = useTexts('settings')
  const send = useSend(calls.auth.sendVerification)
  const onSend = () =>
    send.mutate(
      { body: { email } },
      {
        onSuccess: () => toast({ title: t('toasts.linkSent'), description: t('toasts.linkSentText') }),
        onError: (error) =>
          toast({ title: t('failed'), description: wordsFrom(error, t('failed')), tone: 'destructive' }),
      },
    )
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-m border border-warn/30 bg-warn-soft px-3.5 py-2">
      <p className="min-w-0 flex-1 basis-56 text-sm text-warn">{t('profile.unverified')}</p>
      <Button size="sm" className="pointer-coarse:min-h-11" busy={send.isPending} onClick={onSend}>
        {t('profile.resend')}
      </Button>
    </div>
  )
}
