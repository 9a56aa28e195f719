import type { PlatformCategory } from '@app/spec'
import { ChoiceField } from '../../lib/filters/choice-field.tsx'
import { SearchField } from '../../lib/filters/search-field.tsx'
import type { Filter } from '../../lib/platforms/filter.ts'
import { useCategories } from '../../lib/platforms/use-categories.ts'
import { useTexts } from '../../lib/use-texts.ts'

/** Shorter than a pause between two words: the answer is there when one looks up. */
const PAUSE_MS = 180

interface SelectFiltersProps {
  filter: Filter
  onChange: (filter: Filter) => void
}

export function SelectFilters({ filter, onChange }: SelectFiltersProps) {
  const t = useTexts('deploy')
  const categories = useCategories()
  const search = (words: string) => {
    const { search: _, ...rest } = filter
    onChange(words.trim() ? { ...rest, search: words.trim() } : rest)
  }
  const choose = (category: string) => {
    const { category: _, ...rest } = filter
    onChange(category ? { ...rest, category: category as PlatformCategory } : rest)
  }
  return (
    <form
      onSubmit={(event) => event.preventDefault()}
      aria-label={t('select.filters')}
      className="grid gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]"
    >
      <SearchField
        label={t('select.search')}
        hint={t('select.searchHint')}
        value={filter.search}
        onChange={search}
        pauseMs={PAUSE_MS}
      />
      <ChoiceField
        label={t('select.category')}
        any={t('select.allCategories')}
        value={filter.category}
        onChange={choose}
      >
        {categories.map(({ category, words }) => [category, words])}
      </ChoiceField>
    </form>
  )
}
