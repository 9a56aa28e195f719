import { ROUTES } from '@app/spec'
import { Button } from '@app/ui'
import { Link } from '@tanstack/react-router'
import { Failure } from '../../lib/failure.tsx'
import { useTexts } from '../../lib/use-texts.ts'

/** Settings that cannot be loaded: what still works, and a way back. */
export function Unavailable({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useTexts('settings')
  return (
    <div className="grid gap-2.5">
      <Failure error={error} retry={retry} />
      <div className="flex flex-wrap items-center justify-between gap-3 px-1">
        <p className="min-w-0 flex-1 basis-64 text-pretty text-sm text-text-2">{t('unavailable.hint')}</p>
        <Button variant="ghost" asChild>
          <Link to={ROUTES.dashboard}>{t('unavailable.back')}</Link>
        </Button>
      </div>
    </div>
  )
}
