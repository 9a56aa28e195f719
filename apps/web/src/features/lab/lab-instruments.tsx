import { cx, Skeleton } from '@app/ui'
import { type ReactNode, Suspense } from 'react'
import { lazyView } from '../../lib/lazy-view.ts'
import { WhenSeen } from '../../lib/when-seen.tsx'

const CommandCenter = lazyView(['lab-center', 'monitor'], () =>
  import('./center/command-center.tsx').then((m) => m.CommandCenter),
)
const NeuralInterface = lazyView(['lab-neural'], () =>
  import('./neural/neural-interface.tsx').then((m) => m.NeuralInterface),
)
const GestureMatrix = lazyView(['lab-gestures'], () =>
  import('./gestures/gesture-matrix.tsx').then((m) => m.GestureMatrix),
)

/** Spec 2 §2: the three instruments, each fetched when somebody gets to it. */
export function LabInstruments() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5">
      <Place height="h-[30rem]">
        <CommandCenter />
      </Place>
      <div className="grid items-start gap-3.5 xl:grid-cols-2 [&>*]:min-w-0">
        <Place height="h-[32rem]">
          <NeuralInterface />
        </Place>
        <Place height="h-[32rem]">
          <GestureMatrix />
        </Place>
      </div>
    </div>
  )
}

function Place({ height, children }: { height: string; children: ReactNode }) {
  const empty = <Skeleton className={cx('rounded-l', height)} />
  return (
    <WhenSeen fallback={empty}>
      <Suspense fallback={empty}>{children}</Suspense>
    </WhenSeen>
  )
}
