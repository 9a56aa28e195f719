import { type PendingChange as Change, calls } from '@app/contract'
import { planFor } from '@app/spec'
import { Button } from '@app/ui'
import { useSend } from '../../../lib/call.ts'
import { wordsFrom } from '../../../lib/call-error.ts'
import { toast } from '../../../lib/toast.ts'
import { useTexts } from '../../../lib/use-texts.ts'
import { useBillingWords } from './use-billing-words.ts'

/** A change that is booked, and can be taken back until it begins. */
export function PendingChange({ change: { plan, at, priceCents, interval } }: { change: Change }) {
  const t = useTexts('settings')
  const { day, price } = useBillingWords()
  const undo = useSend(calls.billing.undo, { refresh: [calls.billing.read] })
  const takeBack = () =>
    undo.mutate(
      {},
      {
        onSuccess: () => toast({ title: t('billing.undone') }),
        onError: (error) => toast({ title: wordsFrom(error, t('billing.failed')), tone: 'destructive' }),
      },
    )
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-m border border-line px-3.5 py-2">
      <p className="text-pretty text-sm text-text-2">
        {t('billing.pending', {
          plan: planFor(plan).name,
          date: day(at),
          price: price({ priceCents, interval, source: 'provider' }),
        })}
      </p>
      <Button size="sm" busy={undo.isPending} onClick={takeBack}>
        {t('billing.undo')}
      </Button>
    </div>
  )
}
