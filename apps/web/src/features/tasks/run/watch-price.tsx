import type { Run } from '@app/contract'
import { Button } from '@app/ui'
import { Suspense, useMemo, useState } from 'react'
import { lazyView } from '../../../lib/lazy-view.ts'
import { useTexts } from '../../../lib/use-texts.ts'
import { findPrices } from '../../../lib/watches/find-prices.ts'

const WatchDialog = lazyView(['watches'], () =>
  import('../../../lib/watches/watch-dialog.tsx').then((m) => m.WatchDialog),
)

/** For a run of an agent that came to a price: the agent's next runs can be held against it. */
export function WatchPrice({ run }: { run: Run }) {
  const t = useTexts('run')
  const [open, setOpen] = useState(false)
  const count = useMemo(() => findPrices(run.result).filter(({ isMoney }) => isMoney).length, [run.result])
  if (run.status !== 'completed' || run.agentId === null || count === 0) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t(count === 1 ? 'do.watchPrice' : 'do.watchOnePrice')}</Button>
      <Suspense>{open && <WatchDialog run={run} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
