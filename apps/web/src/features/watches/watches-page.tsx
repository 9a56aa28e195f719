import { ROUTES } from '@app/spec'
import { Button, PageHeader } from '@app/ui'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '../../lib/use-texts.ts'
import { useFreshReadings } from './use-fresh-readings.ts'
import { WatchList } from './watch-list.tsx'

const WatchDialog = lazy(() => import('../../lib/watches/watch-dialog.tsx').then((m) => ({ default: m.WatchDialog })))

export function WatchesPage() {
  const t = useTexts('watches')
  const shell = useTexts('shell')
  const [making, setMaking] = useState(false)
  const make = () => setMaking(true)
  useFreshReadings()
  return (
    <>
      <nav aria-label={t('where')} className="-mb-3 flex min-w-0 gap-1.5 text-sm text-text-3">
        <Link to={ROUTES.agents} className="shrink-0 hover:text-text">
          {shell('titles.agents')}
        </Link>
        <span aria-hidden>/</span>
        <span aria-current="page" className="truncate">
          {t('title')}
        </span>
      </nav>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={
          <Button onClick={make}>
            <Plus aria-hidden />
            {t('new')}
          </Button>
        }
      />
      <WatchList onNew={make} />
      <Suspense>{making && <WatchDialog onClose={() => setMaking(false)} />}</Suspense>
    </>
  )
}
