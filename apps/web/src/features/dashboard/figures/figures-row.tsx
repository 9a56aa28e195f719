import { calls, type UsageDay } from '@app/contract'
import { DEFAULT_ACTION_LIMIT, HAND_SECONDS_PER_ACTION, HISTORY_DAYS } from '@app/spec'
import { Button, Card, Segmented, Skeleton } from '@app/ui'
import { ChartColumn, Table2 } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useCall } from '../../../lib/call.ts'
import { type Bar, DayChart } from '../../../lib/day-chart.tsx'
import { Failure } from '../../../lib/failure.tsx'
import { useTexts } from '../../../lib/use-texts.ts'
import { successRate, sumDays } from './sum-days.ts'
import { useFigureFormats } from './use-figure-formats.ts'
import { useHistory } from './use-history.ts'

const FiguresTable = lazy(() => import('./figures-table.tsx').then((m) => ({ default: m.FiguresTable })))

type Days = (typeof HISTORY_DAYS)[number]

/** What the record says of the last days, as four figures with a chart each, or as a table. */
export function FiguresRow() {
  const t = useTexts('figures')
  const [days, setDays] = useState<Days>(30)
  const [asTable, setAsTable] = useState(false)
  const history = useHistory(days)
  return (
    <section aria-label={t('label')} className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-sm font-[550] text-text-2">{t('label')}</h2>
        <div className="flex flex-wrap items-center gap-2">
          <Segmented
            label={t('period')}
            value={String(days)}
            onChange={(value) => setDays(Number(value) as Days)}
            options={HISTORY_DAYS.map((count) => ({ value: String(count), label: t('days', { count }) }))}
          />
          <Button variant="ghost" onClick={() => setAsTable(!asTable)}>
            {asTable ? <ChartColumn aria-hidden /> : <Table2 aria-hidden />}
            {asTable ? t('charts') : t('table')}
          </Button>
        </div>
      </div>
      {history.error && <Failure error={history.error} retry={() => void history.refetch()} />}
      {history.isPending && <Skeleton className="h-42 rounded-l max-lg:h-84" />}
      <Suspense fallback={<Skeleton className="h-42 rounded-l max-lg:h-84" />}>
        {history.data && (asTable ? <FiguresTable days={history.data} /> : <FourFigures days={history.data} />)}
      </Suspense>
    </section>
  )
}

function FourFigures({ days }: { days: readonly UsageDay[] }) {
  const t = useTexts('figures')
  const { count, percent, span, money } = useFigureFormats()
  const used = useCall(calls.usage.analytics).data?.actionsUsedThisMonth ?? 0
  const limit = useCall(calls.usage.subscription).data?.subscription.actionLimit ?? DEFAULT_ACTION_LIMIT
  const sum = sumDays(days)
  const rate = successRate(sum)
  const one = (value: number, tone: Bar['tone'] = 'accent'): readonly Bar[] => [{ value, tone }]
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-3.5">
      <Figure
        label={t('actions')}
        value={count(sum.actions)}
        hint={t('actionsHint', { used, limit })}
        days={days}
        bars={({ actions }) => one(actions)}
        say={({ actions }) => count(actions)}
      />
      <Figure
        label={t('success')}
        value={rate === undefined ? t('none') : percent(rate)}
        hint={rate === undefined ? t('successNone') : t('successHint', sum)}
        days={days}
        bars={({ completed, failed }) => [...one(completed, 'good'), ...one(failed, 'bad')]}
        say={({ completed, failed }) => `${count(completed)} / ${count(completed + failed)}`}
      />
      <Figure
        label={t('saved')}
        value={span(sum.savedMs)}
        hint={t('savedHint', { seconds: HAND_SECONDS_PER_ACTION })}
        days={days}
        bars={({ savedMs }) => one(savedMs, 'live')}
        say={({ savedMs }) => span(savedMs)}
      />
      <Figure
        label={t('cost')}
        value={money(sum.costCents)}
        hint={t('costHint')}
        days={days}
        bars={({ costCents }) => one(costCents)}
        say={({ costCents }) => money(costCents)}
      />
    </div>
  )
}

interface FigureProps {
  label: string
  value: ReactNode
  hint: string
  days: readonly UsageDay[]
  bars: (day: UsageDay) => readonly Bar[]
  say: (day: UsageDay) => string
}

function Figure({ label, value, hint, days, bars, say }: FigureProps) {
  const t = useTexts('figures')
  const { day: write } = useFigureFormats()
  const at = (index: number) => write(days.at(index)?.date ?? '')
  return (
    <Card className="flex min-w-0 flex-col px-4.5 py-4 max-sm:px-3.5">
      <h3 className="text-sm font-[550] text-text-2">{label}</h3>
      <p className="mt-0.5 text-[1.5rem] leading-tight font-semibold tracking-[-0.02em] tabular-nums max-sm:text-xl">
        {value}
      </p>
      <p className="mt-1.5 text-xs text-text-3">{hint}</p>
      <div className="mt-auto">
        <DayChart
          label={t('chart', { label, count: days.length })}
          days={days.map((day) => ({ date: day.date, bars: bars(day) }))}
          ends={[at(0), at(-1)]}
          say={(index) => {
            const day = days[index]
            return day ? t('at', { date: write(day.date), value: say(day) }) : ''
          }}
        />
      </div>
    </Card>
  )
}
