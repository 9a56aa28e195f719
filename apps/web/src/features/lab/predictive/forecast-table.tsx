import type { ForecastDay } from '@app/contract'
import { DayTable } from '../../../lib/day-table.tsx'
import { useTexts } from '../../../lib/use-texts.ts'
import { useForecastFormats } from './use-forecast-formats.ts'

const HEAD = ['day', 'done', 'expected', 'low', 'high'] as const

/** The furthest day first. */
export function ForecastTable({ days }: { days: readonly ForecastDay[] }) {
  const t = useTexts('lab-predictive')
  const { day: write, count } = useForecastFormats()
  const say = (value: number | null | undefined) => (value === null || value === undefined ? '' : count(value))
  const rows = days
    .toReversed()
    .map(
      ({ date, actions, expected }) =>
        [write(date), say(actions), say(expected?.likely), say(expected?.low), say(expected?.high)] as const,
    )
  return <DayTable caption={t('chartLabel')} head={HEAD.map((name) => t(name))} rows={rows} className="mt-3" />
}
