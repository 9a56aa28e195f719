import { calls, type PlanChoice, type PlanPreview } from '@app/contract'
import { planFor } from '@app/spec'
import { Button, Dialog, Skeleton } from '@app/ui'
import { useEffect } from 'react'
import { useFormatter } from 'use-intl'
import { useSend } from '../../lib/call.ts'
import { wordsFrom } from '../../lib/call-error.ts'
import { DOLLARS_AND_CENTS } from '../../lib/dollars.ts'
import { toast } from '../../lib/toast.ts'
import { useTexts } from '../../lib/use-texts.ts'

/** What a change of plan costs, to the cent and the day, before it is said yes to. */
export function ChangePlanDialog({ choice, onClose }: { choice: PlanChoice; onClose: () => void }) {
  const t = useTexts('pricing')
  const { name } = planFor(choice.plan)
  const preview = useSend(calls.billing.preview)
  const change = useSend(calls.billing.change, { refresh: [calls.billing.read, calls.usage.subscription] })
  const { mutate } = preview
  useEffect(() => mutate({ body: choice }), [choice, mutate])
  const seen = preview.data
  const words = useWords(seen, name)
  const problem = preview.error ?? change.error

  function confirm({ reckonedAt, kind }: PlanPreview): void {
    change.mutate(
      { body: { ...choice, reckonedAt } },
      {
        onSuccess: ({ confirmUrl }) => {
          if (confirmUrl) return window.location.assign(confirmUrl)
          toast({ title: t(kind === 'upgrade' ? 'change.paid' : 'change.booked'), description: words?.when ?? '' })
          onClose()
        },
      },
    )
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('change.title', { plan: name })}
      closeLabel={t('change.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('change.cancel')}</Button>
          <Button
            variant="primary"
            busy={change.isPending}
            disabled={!seen || seen.kind === 'same'}
            onClick={() => seen && confirm(seen)}
          >
            {words?.confirm ?? t('change.confirm')}
          </Button>
        </>
      }
    >
      {problem && (
        <p role="alert" className="mb-3 text-sm text-bad">
          {wordsFrom(problem, t('paymentErrorText'))}
        </p>
      )}
      {preview.isPending && <Skeleton className="h-16" />}
      {words && (
        <div className="grid gap-2 text-pretty">
          <p>{words.what}</p>
          {words.next && <p className="text-sm text-text-2">{words.next}</p>}
        </div>
      )}
    </Dialog>
  )
}

function useWords(seen: PlanPreview | undefined, plan: string) {
  const t = useTexts('pricing')
  const format = useFormatter()
  if (!seen) return undefined
  const dollars = (cents: number) => format.number(cents / 100, DOLLARS_AND_CENTS)
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: 'long' })
  if (seen.kind === 'same')
    return { what: t('change.same', { plan }), when: '', next: '', confirm: t('change.confirm') }
  const now = seen.kind === 'upgrade'
  const amount = dollars(seen.dueNowCents)
  const date = day(seen.effectiveAt)
  return {
    what: now ? t('change.upgrade', { plan, amount }) : t('change.downgrade', { plan, date }),
    when: now ? t('change.now', { plan }) : t('change.later', { plan, date }),
    next: t('change.next', { amount: dollars(seen.nextPaymentCents), date: day(seen.nextPaymentAt) }),
    confirm: now ? t('change.pay', { amount }) : t('change.confirm'),
  }
}
