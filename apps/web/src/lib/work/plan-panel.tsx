import type { Plan, PlannedStep, Spent } from '@app/contract'
import { cx, Tag } from '@app/ui'
import type { ReactNode } from 'react'
import { useFormatter } from 'use-intl'
import { useTexts } from '../use-texts.ts'
import { Question } from './question.tsx'

const TONES = { reads: 'neutral', writes: 'accent', sends: 'warn' } as const

/** What would be done, before it is done: steps, effects, cost, and what was not understood. */
export function PlanPanel({ plan, stale }: { plan: Plan; stale: boolean }) {
  const t = useTexts('command')
  return (
    <div
      aria-busy={stale}
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-3 border-line border-t px-4.5 py-4 transition-[filter] lg:grid-cols-[minmax(0,1fr)_17rem]',
        stale && 'grayscale',
      )}
    >
      <div className="min-w-0">
        {plan.steps.length > 0 && (
          <ol aria-label={t('plan')} className="grid gap-2.5">
            {plan.steps.map((step) => (
              <StepRow key={step.path} step={step} />
            ))}
          </ol>
        )}
        <Doubts plan={plan} />
      </div>
      {plan.forecast && <Facts plan={plan} />}
    </div>
  )
}

function StepRow({ step }: { step: PlannedStep }) {
  const t = useTexts('command')
  const depth = step.path.split('.').length - 1
  return (
    <li className="flex items-baseline gap-3 text-sm" style={{ paddingInlineStart: `${depth * 1.25}rem` }}>
      <span className="w-7 shrink-0 font-mono text-xs text-text-3">{step.path}</span>
      <span className="min-w-0 flex-1 break-words">{step.says}</span>
      {step.tool && <Tag tone={TONES[step.effect]}>{t(`effect.${step.effect}`)}</Tag>}
    </li>
  )
}

function Doubts({ plan: { recipe, notUnderstood, questions, note } }: { plan: Plan }) {
  const t = useTexts('command')
  if (recipe && notUnderstood.length === 0 && questions.length === 0 && !note) return null
  return (
    <div role="status" className="mt-3 first:mt-0">
      <ul className="grid gap-1.5 text-sm text-warn">
        {notUnderstood.map(({ words, nearest }) => (
          <li key={words} className="break-words">
            {t('notUnderstood', { words })}
            {nearest && <span className="block text-text-2">{t('nearest', { nearest })}</span>}
          </li>
        ))}
        {questions.map((question) => (
          <li key={question}>
            <Question words={question} />
          </li>
        ))}
        {note && <li className="text-text-2">{note}</li>}
        {!recipe && questions.length === 0 && <li className="text-text-2">{t('nothing')}</li>}
      </ul>
    </div>
  )
}

function Facts({ plan: { forecast, steps, logIns, spent } }: { plan: Plan }) {
  const t = useTexts('command')
  const format = useFormatter()
  if (!forecast) return null
  const { atLeast, atMost, left } = forecast
  const actions =
    atMost === null
      ? t('actionsOrMore', { count: atLeast })
      : atMost === atLeast
        ? t('actions', { count: atLeast })
        : t('actionsRange', { from: atLeast, to: atMost })
  const final = steps.filter(({ effect }) => effect === 'sends').map(({ path }) => path)
  return (
    <dl className="grid content-start gap-2.5 text-sm">
      <Fact name={t('forecast')}>{actions}</Fact>
      <Fact name={t('left')}>{format.number(left)}</Fact>
      <Fact name={t('logIns')}>{logIns.join(', ') || t('none')}</Fact>
      <Fact name={t('undone')}>{final.length > 0 ? t('steps', { paths: final.join(', ') }) : t('none')}</Fact>
      {spent && <Fact name={t('spent')}>{saySpent(spent, t, format)}</Fact>}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-text-3">{name}</dt>
      <dd className="min-w-0 break-words text-right font-mono font-medium">{children}</dd>
    </div>
  )
}

/** A part of a cent is the rule, so it is told to the hundredth of one. */
function saySpent(
  { inputTokens, outputTokens, costCents }: Spent,
  t: ReturnType<typeof useTexts<'command'>>,
  format: ReturnType<typeof useFormatter>,
): string {
  const tokens = inputTokens + outputTokens
  if (costCents === null) return t('spentTokens', { tokens })
  const cost = format.number(costCents / 100, { style: 'currency', currency: 'USD', maximumFractionDigits: 4 })
  return t('spentCost', { tokens, cost })
}
