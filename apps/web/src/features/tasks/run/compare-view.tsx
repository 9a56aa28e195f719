import { calls, type Run, type StepSummary } from '@app/contract'
import { ONE_ROUTES } from '@app/spec'
import { Button, Card, Skeleton, Switch } from '@app/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useId, useRef, useState } from 'react'
import { fetchCall, useCall } from '../../../lib/call.ts'
import { Failure } from '../../../lib/failure.tsx'
import { TimeAgo } from '../../../lib/time-ago.tsx'
import { useTexts } from '../../../lib/use-texts.ts'
import { CompareResults } from './compare-results.tsx'
import { CompareSteps } from './compare-steps.tsx'
import { pairSteps } from './pair-steps.ts'

/** The most the server hands over at once. */
const AT_ONCE = 500

interface CompareViewProps {
  run: Run
  goodRunId: string
  onClose: () => void
}

/** This run beside the last one that was proven right. */
export function CompareView({ run, goodRunId, onClose }: CompareViewProps) {
  const t = useTexts('run')
  const good = useCall(calls.tasks.run, { params: { id: goodRunId } })
  const now = useAllSteps(run.id, run.stepCount)
  const before = useAllSteps(goodRunId, good.data?.stepCount ?? 0)
  const error = good.error ?? now.error ?? before.error
  const place = useRef<HTMLElement>(null)
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), [])
  const retry = () => void Promise.all([good.refetch(), now.refetch(), before.refetch()])
  if (error) return <Failure error={error} retry={retry} />
  return (
    <section ref={place} aria-label={t('compare.title')}>
      <Card className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
          <h2 className="min-w-0 flex-1 basis-60 font-[550] text-md">{t('compare.title')}</h2>
          {good.data && (
            <Link
              to={ONE_ROUTES.run}
              params={{ id: goodRunId }}
              className="text-sm text-text-3 underline decoration-line-strong underline-offset-3 hover:text-text"
            >
              {t('compare.open')} (<TimeAgo at={good.data.createdAt} />)
            </Link>
          )}
          <Button onClick={onClose}>{t('compare.close')}</Button>
        </div>
        {good.data && now.data && before.data ? (
          <Differences run={run} good={good.data} now={now.data} before={before.data} />
        ) : (
          <Skeleton className="m-4 h-48" />
        )}
      </Card>
    </section>
  )
}

interface DifferencesProps {
  run: Run
  good: Run
  now: readonly StepSummary[]
  before: readonly StepSummary[]
}

function Differences({ run, good, now, before }: DifferencesProps) {
  const t = useTexts('run')
  const id = useId()
  const [only, setOnly] = useState(true)
  const pairs = pairSteps(now, before)
  const shown = only ? pairs.filter(({ differs }) => differs) : pairs
  return (
    <>
      <div className="flex items-center justify-between gap-4 border-line border-t px-4 py-2.5">
        <h3 className="font-[550] text-sm text-text-2">{t('compare.steps')}</h3>
        <span className="flex items-center gap-2 text-sm">
          <label htmlFor={id}>{t('compare.onlyDifferent')}</label>
          <Switch id={id} checked={only} onCheckedChange={setOnly} />
        </span>
      </div>
      {shown.length > 0 ? (
        <CompareSteps pairs={shown} run={run} good={good} />
      ) : (
        <p className="px-4 pb-4 text-sm text-text-3">{t('compare.noneDiffer')}</p>
      )}
      <CompareResults now={run.result} before={good.result} />
    </>
  )
}

/** Page by page, so that a long run does not arrive as one answer. */
function useAllSteps(id: string, count: number) {
  return useQuery({
    queryKey: ['all steps', id, count],
    queryFn: async () => {
      const steps: StepSummary[] = []
      for (let after = 0; after < count; after += AT_ONCE)
        steps.push(...(await fetchCall(calls.tasks.steps, { params: { id }, query: { after, limit: AT_ONCE } })))
      return steps
    },
    retry: false,
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
