import type { UsageDay } from '@app/contract'
import { DayTable } from '../../../lib/day-table.tsx'
import { useTexts } from '../../../lib/use-texts.ts'
import { successRate } from './sum-days.ts'
import { useFigureFormats } from './use-figure-formats.ts'

const HEAD = ['day', 'actions', 'completed', 'failed', 'success', 'saved', 'cost'] as const

/** The newest day first. */
export function FiguresTable({ days }: { days: readonly UsageDay[] }) {
  const t = useTexts('figures')
  const { count, percent, span, money, day: write } = useFigureFormats()
  const rows = days.toReversed().map((day) => {
    const rate = successRate(day)
    const done = [count(day.actions), count(day.completed), count(day.failed)]
    const rest = [rate === undefined ? t('none') : percent(rate), span(day.savedMs), money(day.costCents)]
    return [write(day.date), ...done, ...rest] as const
  })
  return <DayTable caption={t('caption')} head={HEAD.map((name) => t(name))} rows={rows} />
}
