import { Card, Skeleton } from '@app/ui'
import { useTexts } from '../../lib/use-texts.ts'

/** The shape of what comes, a screen full of it. */
export function PlatformSkeleton({ list }: { list: boolean }) {
  const t = useTexts('platforms')
  return (
    <div
      role="status"
      aria-label={t('loading')}
      className={
        list ? 'grid gap-3' : 'grid grid-cols-[repeat(auto-fill,minmax(17.5rem,1fr))] gap-3 max-sm:grid-cols-1'
      }
    >
      {Array.from({ length: 9 }, (_, at) =>
        list ? (
          <Skeleton key={at} className="h-11" />
        ) : (
          <Card key={at} className="grid h-61 content-start gap-3 p-4" data-testid="skeleton-card">
            <div className="flex items-center gap-3">
              <Skeleton className="size-9 rounded-m" />
              <Skeleton className="h-5 w-36" />
            </div>
            <Skeleton className="h-8" />
            <Skeleton className="h-5 w-48" />
            <Skeleton className="mt-6 h-7 w-28" />
          </Card>
        ),
      )}
    </div>
  )
}
