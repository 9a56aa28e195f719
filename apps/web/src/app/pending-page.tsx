import { Skeleton } from '@app/ui'

/** Stands in while a screen's code arrives: a header, a row of figures, a list. No words, so it needs no catalogue. */
export function PendingPage() {
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-5 p-6" aria-busy="true">
      <Skeleton className="h-7 w-56" />
      <Skeleton className="h-4 w-80 max-w-full" />
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} className="h-24 rounded-l" />
        ))}
      </div>
      <Skeleton className="h-64 rounded-l" />
    </div>
  )
}
