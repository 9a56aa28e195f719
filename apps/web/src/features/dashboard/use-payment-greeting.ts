import { calls } from '@app/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { toast } from '../../lib/toast.ts'
import { useTexts } from '../../lib/use-texts.ts'

/** Spec 1 §2: `payment=success` on return from payment. Greeted once, then gone from the address. */
export function usePaymentGreeting(): void {
  const t = useTexts('dashboard')
  const client = useQueryClient()
  const navigate = useNavigate()
  const { payment } = useSearch({ strict: false }) as { payment?: string }
  const title = t('payment.title')
  const description = t('payment.text')
  useEffect(() => {
    if (payment !== 'success') return
    toast({ title, description })
    void client.invalidateQueries({ queryKey: [calls.usage.subscription.path] })
    void navigate({ to: '.', search: {}, replace: true })
  }, [payment, title, description, client, navigate])
}
