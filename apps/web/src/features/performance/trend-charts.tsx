import { calls, type TestDay } from '@app/contract'
import { Button, Card, Skeleton } from '@app/ui'
import { ChartColumn, Table2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useCall } from '../../lib/call.ts'
import { type Bar, DayChart } from '../../lib/day-chart.tsx'
import { Failure } from '../../lib/failure.tsx'
import { useTexts } from '../../lib/use-texts.ts'
import { sumTests } from './sum-tests.ts'
import { TrendTable } from './trend-table.tsx'
import { useTrendFormats } from './use-trend-formats.ts'

/** Pass rate, changed verdicts, time and cost, a day each; the table says the same in figures. */
export function TrendCharts() {
  const t = useTexts('performance')
  const [asTable, setAsTable] = useState(false)
  const trend = useCall(calls.bots.trend)
  return (
    <section aria-labelledby="trend" className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="trend" className="font-[550] text-sm text-text-2">
          {t('trend.title')}
        </h2>
        <Button variant="ghost" onClick={() => setAsTable(!asTable)}>
          {asTable ? <ChartColumn aria-hidden /> : <Table2 aria-hidden />}
          {asTable ? t('trend.charts') : t('trend.table')}
        </Button>
      </div>
      {trend.isError && <Failure error={trend.error} retry={() => void trend.refetch()} />}
      {trend.isPending && <Skeleton className="h-42 rounded-l max-lg:h-84" />}
      {trend.data && (asTable ? <TrendTable days={trend.data} /> : <Charts days={trend.data} />)}
    </section>
  )
}

function Charts({ days }: { days: readonly TestDay[] }) {
  const t = useTexts('performance')
  const { count, percent, ms, money } = useTrendFormats()
  const sum = sumTests(days)
  const one = (value: number, tone: Bar['tone'] = 'accent'): readonly Bar[] => [{ value, tone }]
  const none = t('trend.none')
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-3.5">
      <Figure
        label={t('trend.passRate')}
        value={sum.total === 0 ? none : percent(sum.met / sum.total)}
        hint={t('trend.passHint', { passed: count(sum.met), total: count(sum.total) })}
        days={days}
        bars={({ passed, warning, failed }) => [...one(passed + warning, 'good'), ...one(failed, 'bad')]}
        say={({ passed, warning, failed }) => `${count(passed + warning)} / ${count(passed + warning + failed)}`}
      />
      <Figure
        label={t('trend.flaky')}
        value={count(sum.flaky)}
        hint={t('trend.flakyHint')}
        days={days}
        bars={({ flaky }) => one(flaky, 'bad')}
        say={({ flaky }) => count(flaky)}
      />
      <Figure
        label={t('trend.time')}
        value={sum.meanMs === null ? none : ms(sum.meanMs)}
        hint={t('trend.timeHint')}
        days={days}
        bars={({ meanMs }) => one(meanMs ?? 0, 'live')}
        say={({ meanMs }) => (meanMs === null ? none : ms(meanMs))}
      />
      <Figure
        label={t('trend.cost')}
        value={count(sum.actions)}
        hint={t('trend.costHint', { money: money(sum.costCents) })}
        days={days}
        bars={({ actions }) => one(actions)}
        say={({ actions, costCents }) => `${count(actions)} · ${money(costCents)}`}
      />
    </div>
  )
}

interface FigureProps {
  label: string
  value: ReactNode
  hint: string
  days: readonly TestDay[]
  bars: (day: TestDay) => readonly Bar[]
  say: (day: TestDay) => string
}

function Figure({ label, value, hint, days, bars, say }: FigureProps) {
  const t = useTexts('performance')
  const { day: write } = useTrendFormats()
  const at = (index: number) => write(days.at(index)?.date ?? '')
  return (
    <Card className="flex min-w-0 flex-col px-4.5 py-4 max-sm:px-3.5">
      <h3 className="font-[550] text-sm text-text-2">{label}</h3>
      <p className="mt-0.5 font-semibold text-[1.5rem] tabular-nums leading-tight tracking-[-0.02em] max-sm:text-xl">
        {value}
      </p>
      <p className="mt-1.5 text-text-3 text-xs">{hint}</p>
      <div className="mt-auto">
        <DayChart
          label={t('trend.chart', { label, count: String(days.length) })}
          days={days.map((day) => ({ date: day.date, bars: bars(day) }))}
          ends={[at(0), at(-1)]}
          say={(index) => {
            const day = days[index]
            return day ? t('trend.at', { date: write(day.date), value: say(day) }) : ''
          }}
        />
      </div>
    </Card>
  )
}
