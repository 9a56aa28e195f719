import type { PlatformStats } from '@app/contract'
import type { PlatformCategory } from '@app/spec'
import { cx } from '@app/ui'
import { useFormatter } from 'use-intl'
import type { Filter } from '../../lib/platforms/filter.ts'
import { useCategories } from '../../lib/platforms/use-categories.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { useChange } from './use-change.ts'

/** The categories with how many are in each, where there is room beside the platforms; elsewhere a select has them. */
export function CategoryList({ filter, stats }: { filter: Filter; stats: PlatformStats | undefined }) {
  const t = useTexts('platforms')
  const categories = useCategories()
  const { category: _, ...rest } = filter
  const total = stats?.total
  return (
    <nav
      aria-label={t('filters.category')}
      className="sticky top-4 grid max-h-[calc(100dvh-2rem)] content-start gap-px self-start overflow-y-auto max-xl:hidden"
    >
      <Category chosen={!filter.category} words={t('filters.allCategories')} count={total} filter={rest} />
      {categories.map(({ category, words }) => (
        <Category
          key={category}
          chosen={filter.category === category}
          words={words}
          count={stats?.byCategory[category]}
          filter={{ ...rest, category }}
        />
      ))}
    </nav>
  )
}

interface CategoryProps {
  chosen: boolean
  words: string
  count: number | undefined
  filter: Filter & { category?: PlatformCategory }
}

function Category({ chosen, words, count, filter }: CategoryProps) {
  const change = useChange()
  const format = useFormatter()
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={() => change({ ...filter })}
      className={cx(
        'flex min-h-8 items-center gap-2 rounded-s px-2.5 py-1 text-left text-sm transition pointer-coarse:min-h-11',
        chosen ? 'bg-surface-2 font-[550] text-text' : 'text-text-2 hover:bg-surface-1 hover:text-text',
      )}
    >
      <span className="min-w-0 flex-1 truncate" title={words}>
        {words}
      </span>
      <span className="font-mono text-xs text-text-3 tabular-nums">
        {count === undefined ? '' : format.number(count)}
      </span>
    </button>
  )
}
