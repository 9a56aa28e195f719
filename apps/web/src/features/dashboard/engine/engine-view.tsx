import { calls } from '@app/contract'
import { Button, Card, PageHeader, Skeleton } from '@app/ui'
import { Pause, Play } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useCall } from '../../../lib/call.ts'
import { useEventLog } from '../../../lib/event-log.ts'
import { Failure } from '../../../lib/failure.tsx'
import { useTexts } from '../../../lib/use-texts.ts'
import { EngineList } from './engine-list.tsx'
import { buildEngineModel, type EngineModel } from './engine-model.ts'
import { Orbit } from './orbit.tsx'
import { ORBIT_ROOM } from './place-in-orbit.ts'
import { usePageHidden } from './use-page-hidden.ts'
import { useReducedMotion } from './use-reduced-motion.ts'

// The library behind it is larger than the rest of the dashboard together.
const EnginePicture = lazy(() => import('./engine-picture.tsx').then((m) => ({ default: m.EnginePicture })))

export function EngineView() {
  const t = useTexts('engine')
  const agents = useCall(calls.agents.list)
  const tasks = useCall(calls.tasks.list).data ?? []
  const events = useEventLog()
  const [paused, setPaused] = useState(false)
  const model = buildEngineModel(agents.data ?? [], tasks, events)
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={
          <Button className="motion-reduce:hidden" onClick={() => setPaused(!paused)}>
            {paused ? <Play aria-hidden /> : <Pause aria-hidden />}
            {paused ? t('play') : t('pause')}
          </Button>
        }
      />
      {agents.error && <Failure error={agents.error} retry={() => void agents.refetch()} />}
      {agents.isPending && <Skeleton className="h-120 rounded-l" />}
      {agents.data && (
        <div className="grid items-start gap-3.5 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <Card className="overflow-hidden">
            <Picture model={model} paused={paused} />
            {model.agents.length > ORBIT_ROOM && (
              <p className="pb-4 text-center text-xs text-text-3">
                {t('more', { count: model.agents.length - ORBIT_ROOM })}
              </p>
            )}
          </Card>
          <EngineList model={model} tasks={tasks} />
        </div>
      )}
    </>
  )
}

/** In three dimensions where the browser can, drawn flat where it cannot. */
function Picture({ model, paused }: { model: EngineModel; paused: boolean }) {
  const t = useTexts('engine')
  const hidden = usePageHidden()
  const reduced = useReducedMotion()
  const [flat, setFlat] = useState(false)
  const still = paused || hidden || reduced
  const label = t('drawing', { count: model.agents.length })
  if (flat) {
    const busyIds = new Set(model.agents.filter(({ busy }) => busy).map(({ id }) => id))
    return <Orbit agents={model.agents} busyIds={busyIds} still={still} label={label} />
  }
  return (
    <Suspense fallback={<Skeleton className="aspect-[16/11] w-full max-sm:aspect-square" />}>
      <EnginePicture model={model} still={still} label={label} onFail={() => setFlat(true)} />
    </Suspense>
  )
}
