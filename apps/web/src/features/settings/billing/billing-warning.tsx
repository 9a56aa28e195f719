import type { Billing } from '@app/contract'
import { useTexts } from '../../../lib/use-texts.ts'
import { useBillingWords } from './use-billing-words.ts'

/** B-08: a missing payment is said where it can be mended. */
export function BillingWarning({ billing: { status, graceUntil } }: { billing: Billing }) {
  const t = useTexts('settings')
  const { day } = useBillingWords()
  if (status !== 'past-due' && status !== 'suspended') return null
  return (
    <p role="alert" className="rounded-m border border-warn/30 bg-warn-soft px-3.5 py-2 text-pretty text-sm text-warn">
      {status === 'past-due' ? t('billing.pastDueText', { date: day(graceUntil) }) : t('billing.suspendedText')}
    </p>
  )
}
