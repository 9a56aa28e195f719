import { Skeleton } from '@app/ui'
import { lazy, Suspense } from 'react'
import { DraftList } from './draft-list.tsx'
import { JoinDraft } from './join-draft.tsx'
import { useDraftAddress } from './use-draft-address.ts'

/** What merges edits is fetched with the first draft that is opened: a list needs none of it. */
const DraftRoom = lazy(() => import('./draft-room.tsx').then((m) => ({ default: m.DraftRoom })))

/** Spec 2 §2, Live Collab: people on the same agent draft. */
export function CollabTab() {
  const { draft, token } = useDraftAddress()
  if (token) return <JoinDraft key={token} token={token} />
  if (!draft) return <DraftList />
  return (
    <Suspense fallback={<Skeleton className="h-96 rounded-l" />}>
      <DraftRoom key={draft} id={draft} />
    </Suspense>
  )
}
