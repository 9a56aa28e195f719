import { calls } from '@app/contract'
import { Button, PageHeader, Skeleton, Tabs, TabsContent, TabsList, TabsTrigger } from '@app/ui'
import { Play } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import { useCall } from '../../lib/call.ts'
import { Failure } from '../../lib/failure.tsx'
import { Part } from '../../lib/part.tsx'
import { useTexts } from '../../lib/use-texts.ts'
import { ProgressCard } from './progress-card.tsx'
import { ResultsTab } from './results-tab.tsx'
import { SummaryTiles } from './summary-tiles.tsx'
import { useProgress } from './use-progress.ts'
import { useTesting } from './use-testing.ts'

const HealthTab = lazy(() => import('./health-tab.tsx').then((m) => ({ default: m.HealthTab })))
const HistoryTab = lazy(() => import('./history-tab.tsx').then((m) => ({ default: m.HistoryTab })))
const ReportTab = lazy(() => import('./report-tab.tsx').then((m) => ({ default: m.ReportTab })))

/** Spec 2 §9: the first is the default. */
const TABS = ['results', 'health', 'performance', 'history'] as const
type Tab = (typeof TABS)[number]

export function PerformancePage() {
  const t = useTexts('performance')
  const [tab, setTab] = useState<Tab>('results')
  const { result, testedAt, run } = useTesting()
  const progress = useProgress()
  // Spec 2 §7: loaded on page open, though its tab may never be looked at.
  useCall(calls.bots.report)
  const start = () => run.mutate()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={<RunButton busy={run.isPending} onRun={start} />}
      />
      {(run.isPending || progress) && <ProgressCard progress={progress} />}
      {run.isError && <Failure error={run.error} retry={start} />}
      <Part>{result && <SummaryTiles result={result} />}</Part>
      <Tabs value={tab} onValueChange={(value) => setTab(TABS.find((known) => known === value) ?? 'results')}>
        <TabsList aria-label={t('tabs.label')}>
          {TABS.map((key) => (
            <TabsTrigger key={key} value={key}>
              {t(`tabs.${key}`)}
            </TabsTrigger>
          ))}
        </TabsList>
        <TabsContent value="results">
          <Part>
            <ResultsTab result={result} busy={run.isPending} onRun={start} />
          </Part>
        </TabsContent>
        <Suspense fallback={<Skeleton className="mt-5 h-64 rounded-l" />}>
          <TabsContent value="health">
            <Part>
              <HealthTab tested={result?.systemHealth} testedAt={testedAt} />
            </Part>
          </TabsContent>
          <TabsContent value="performance">
            <Part>
              <ReportTab />
            </Part>
          </TabsContent>
          <TabsContent value="history">
            <Part>
              <HistoryTab />
            </Part>
          </TabsContent>
        </Suspense>
      </Tabs>
    </div>
  )
}

/** Says beforehand about how many actions it will take. */
function RunButton({ busy, onRun }: { busy: boolean; onRun: () => void }) {
  const t = useTexts('performance')
  const hint = useId()
  const bots = useCall(calls.bots.list).data?.filter(({ own }) => !own)
  const tests = bots?.flatMap((bot) => bot.tests)
  const actions = tests?.reduce((sum, test) => sum + test.actions, 0) ?? 0
  return (
    <div className="grid justify-items-end gap-1.5 max-sm:justify-items-start">
      <Button variant="primary" busy={busy} onClick={onRun} aria-describedby={hint}>
        {!busy && <Play aria-hidden />}
        {busy ? t('running') : t('run')}
      </Button>
      <p id={hint} className="min-h-4 text-xs text-text-3">
        {tests && t('about', { tests: tests.length, actions })}
      </p>
    </div>
  )
}
