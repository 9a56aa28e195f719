import { calls, type ModelMonth } from '@app/contract'
import { Button, Field, Input } from '@app/ui'
import { useState } from 'react'
import { useFormatter } from 'use-intl'
import { useCall, useSend } from '../../lib/call.ts'
import { wordsFrom } from '../../lib/call-error.ts'
import { toast } from '../../lib/toast.ts'
import { useTexts } from '../../lib/use-texts.ts'

/** What one's models took this month, and where they stop. */
export function ModelSpending() {
  const month = useCall(calls.models.month).data
  return month ? <Spending month={month} /> : null
}

function Spending({ month }: { month: ModelMonth }) {
  const t = useTexts('settings')
  const money = useMoney()
  const cap = useSend(calls.models.cap, { refresh: [calls.models.month] })
  const [typed, setTyped] = useState(month.ownCents === null ? '' : String(month.ownCents / 100))
  const cents = typed.trim() === '' ? null : Math.round(Number(typed) * 100)
  const isWrong = cents !== null && !(cents >= 0 && cents <= 10_000_000)
  const save = () =>
    cap.mutate(
      { body: { ownCents: cents } },
      {
        onSuccess: () => toast({ title: t('models.capSaved') }),
        onError: (error) => toast({ title: wordsFrom(error, t('models.capFailed')), tone: 'destructive' }),
      },
    )
  return (
    <>
      <div className="grid gap-1 text-sm">
        <p className="font-[550]">{t('models.month', { cost: money(month.spentCents) })}</p>
        {month.models.map(({ model, asked, tokens, costCents }) => (
          <p key={model} className="break-words text-text-2">
            {t('models.took', { model, count: asked, tokens, cost: money(costCents) })}
          </p>
        ))}
        {month.givenCents !== null && (
          <p className="text-text-2">{t('models.given', { cost: money(month.givenCents) })}</p>
        )}
      </div>
      <Field inline label={t('models.cap')} hint={t('models.capHint')}>
        <span className="flex w-56 gap-2 max-sm:w-full">
          <Input
            type="number"
            inputMode="decimal"
            min={0}
            step="0.01"
            placeholder={t('models.noCap')}
            value={typed}
            aria-invalid={isWrong}
            onChange={({ target }) => setTyped(target.value)}
            className="min-w-0 font-mono"
          />
          <Button
            busy={cap.isPending}
            disabled={isWrong || cents === month.ownCents}
            onClick={save}
            aria-label={`${t('models.saveCap')}: ${t('models.cap')}`}
          >
            {t('models.saveCap')}
          </Button>
        </span>
      </Field>
    </>
  )
}

function useMoney(): (cents: number) => string {
  const format = useFormatter()
  return (cents) => format.number(cents / 100, { style: 'currency', currency: 'USD', maximumFractionDigits: 4 })
}
