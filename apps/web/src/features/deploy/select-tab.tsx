import type { MegaPlatform } from '@app/contract'
import { Button, Card, EmptyState, Skeleton } from '@app/ui'
import { ArrowRight, Orbit } from 'lucide-react'
import { useCallback, useState } from 'react'
import { Failure } from '../../lib/failure.tsx'
import { type Filter, isNarrowed } from '../../lib/platforms/filter.ts'
import { usePlatforms } from '../../lib/platforms/use-platforms.ts'
import { toast } from '../../lib/toast.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { SelectFilters } from './select-filters.tsx'
import { SelectList } from './select-list.tsx'
import { SelectedChips } from './selected-chips.tsx'
import type { Wizard } from './use-wizard.ts'

/** As the contract allows. */
const MOST = 50

export function SelectTab({ wizard }: { wizard: Wizard }) {
  const t = useTexts('deploy')
  const [filter, setFilter] = useState<Filter>({})
  const found = usePlatforms(filter)
  const { platforms } = wizard.draft
  const { change } = wizard
  const toggle = useCallback(
    ({ id, name, icon, category }: MegaPlatform) => {
      const without = platforms.filter((one) => one.id !== id)
      if (without.length === MOST) return toast({ title: t('select.full', { count: String(MOST) }) })
      change({ platforms: without.length < platforms.length ? without : [...platforms, { id, name, icon, category }] })
    },
    [platforms, change, t],
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Card className="flex flex-wrap items-center justify-between gap-3 p-3.5">
        <SelectedChips
          platforms={platforms}
          onRemove={(id) => change({ platforms: platforms.filter((one) => one.id !== id) })}
        />
        <Button variant="primary" disabled={platforms.length === 0} onClick={() => wizard.setTab('configure')}>
          {t('select.next')}
          <ArrowRight aria-hidden />
        </Button>
      </Card>
      <SelectFilters filter={filter} onChange={setFilter} />
      <p role="status" className="min-h-5 text-sm text-text-2 tabular-nums">
        {found.data && t('select.found', { count: found.data.length })}
      </p>
      {found.isPending && <Loading />}
      {found.error && <Failure error={found.error} retry={() => void found.refetch()} />}
      {found.data?.length === 0 && (
        <Card>
          <EmptyState
            icon={<Orbit />}
            title={t('select.emptyTitle')}
            hint={t('select.emptyHint')}
            action={isNarrowed(filter) && <Button onClick={() => setFilter({})}>{t('select.clear')}</Button>}
          />
        </Card>
      )}
      {found.data && found.data.length > 0 && (
        <SelectList platforms={found.data} chosen={platforms.map(({ id }) => id)} onToggle={toggle} />
      )}
    </div>
  )
}

function Loading() {
  const t = useTexts('deploy')
  return (
    <div
      role="status"
      aria-label={t('select.loading')}
      className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-2.5"
    >
      {Array.from({ length: 12 }, (_, at) => (
        <Skeleton key={at} className="h-16 rounded-l" />
      ))}
    </div>
  )
}
