import { type Billing, calls } from '@app/contract'
import { Button, Dialog } from '@app/ui'
import { useState } from 'react'
import { useSend } from '../../../lib/call.ts'
import { wordsFrom } from '../../../lib/call-error.ts'
import { toast } from '../../../lib/toast.ts'
import { useTexts } from '../../../lib/use-texts.ts'
import { useBillingWords } from './use-billing-words.ts'

/** B-07: cancelled to the end of what is paid, and resumable until then. */
export function CancelPlan({ billing: { planName, periodEnd, cancelAtPeriodEnd } }: { billing: Billing }) {
  const t = useTexts('settings')
  const { day } = useBillingWords()
  const date = day(periodEnd)
  const [asks, setAsks] = useState(false)
  const refresh = { refresh: [calls.billing.read] }
  const cancel = useSend(calls.billing.cancel, refresh)
  const resume = useSend(calls.billing.resume, refresh)
  const told = (title: string) => ({
    onSuccess: () => {
      setAsks(false)
      toast({ title })
    },
    onError: (error: Error) => toast({ title: wordsFrom(error, t('billing.failed')), tone: 'destructive' }),
  })
  if (cancelAtPeriodEnd)
    return (
      <Button busy={resume.isPending} onClick={() => resume.mutate({}, told(t('billing.resumed')))}>
        {t('billing.resume')}
      </Button>
    )
  return (
    <>
      <Button variant="ghost" onClick={() => setAsks(true)}>
        {t('billing.cancelPlan')}
      </Button>
      {asks && (
        <Dialog
          open
          onOpenChange={() => setAsks(false)}
          title={t('billing.cancelTitle')}
          description={t('billing.cancelText', { plan: planName, date })}
          closeLabel={t('close')}
          footer={
            <>
              <Button onClick={() => setAsks(false)}>{t('billing.undo')}</Button>
              <Button
                variant="danger"
                busy={cancel.isPending}
                onClick={() => cancel.mutate({}, told(t('billing.cancelled', { date })))}
              >
                {t('billing.cancelConfirm')}
              </Button>
            </>
          }
        />
      )}
    </>
  )
}
