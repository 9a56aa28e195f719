import type { MonthlyGrowth } from '@app/contract'
import { Card, EmptyState } from '@app/ui'
import { ChartColumn } from 'lucide-react'
import { type Bar, DayChart } from '../../lib/day-chart.tsx'
import { useTexts } from '../../lib/use-texts.ts'
import { useFormats } from './use-formats.ts'

type Figure = 'users' | 'revenue' | 'actions' | 'cost' | 'margin'

const TONES = { users: 'live', revenue: 'good', actions: 'accent', cost: 'bad', margin: 'good' } satisfies Record<
  Figure,
  Bar['tone']
>

const amountOf = (figure: Figure, month: MonthlyGrowth): number =>
  figure === 'margin' ? month.revenue - month.cost : month[figure]

/** Growth, revenue, actions, cost and what is left, a bar a month; the list says the same in figures. */
export function GrowthCharts({ months }: { months: readonly MonthlyGrowth[] }) {
  const t = useTexts('admin')
  if (months.length === 0)
    return (
      <Card>
        <EmptyState icon={<ChartColumn />} title={t('growth.none')} hint={t('growth.noneHint')} />
      </Card>
    )
  return (
    <section
      aria-label={t('growth.charts')}
      className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:gap-3.5 xl:grid-cols-5 max-sm:[&>:last-child]:col-span-2"
    >
      {(Object.keys(TONES) as Figure[]).map((figure) => (
        <Chart key={figure} figure={figure} months={months} />
      ))}
    </section>
  )
}

function Chart({ figure, months }: { figure: Figure; months: readonly MonthlyGrowth[] }) {
  const t = useTexts('admin')
  const { count, money, month: write } = useFormats()
  const label = t(`growth.${figure}`)
  const say = (value: number) => (figure === 'users' || figure === 'actions' ? count(value) : money(value))
  const at = (index: number) => write(months.at(index)?.month ?? '2000-01')
  const last = months.at(-1)
  return (
    <Card className="min-w-0 px-4.5 py-4 max-sm:px-3.5">
      <h3 className="font-[550] text-sm text-text-2">{label}</h3>
      <p className="mt-0.5 truncate font-semibold text-xl tabular-nums leading-tight tracking-[-0.02em]">
        {say(last ? amountOf(figure, last) : 0)}
      </p>
      <p className="mt-0.5 text-text-3 text-xs">{t('growth.now')}</p>
      <DayChart
        label={t('growth.chart', { label, count: String(months.length) })}
        days={months.map((month) => ({ date: month.month, bars: [barOf(figure, amountOf(figure, month))] }))}
        ends={[at(0), at(-1)]}
        say={(index) => {
          const month = months[index]
          return month ? t('growth.at', { month: write(month.month), value: say(amountOf(figure, month)) }) : ''
        }}
      />
    </Card>
  )
}

/** What is below nothing stands up as well, and is red. */
const barOf = (figure: Figure, value: number): Bar => ({
  value: Math.abs(value),
  tone: value < 0 ? 'bad' : TONES[figure],
})
