import { DIFFICULTIES } from '@app/spec'
import { Button, Checkbox } from '@app/ui'
import { ChoiceField } from '../../lib/filters/choice-field.tsx'
import { SearchField } from '../../lib/filters/search-field.tsx'
import { type Filter, isNarrowed, POPULARITY_STEPS } from '../../lib/platforms/filter.ts'
import { useCategories } from '../../lib/platforms/use-categories.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { useChange } from './use-change.ts'

/** Shorter than a pause between two words: the answer is there when one looks up. */
const PAUSE_MS = 180

/** Narrows the catalogue. What is chosen stands in the address, so that it can be kept, sent and gone back to. */
export function PlatformFilters({ filter }: { filter: Filter }) {
  const t = useTexts('platforms')
  const change = useChange()
  const categories = useCategories()
  const set = (name: keyof Filter) => (value: unknown) => change({ ...filter, [name]: value })
  return (
    <form
      onSubmit={(event) => event.preventDefault()}
      aria-label={t('filters.label')}
      className="grid grid-cols-2 items-end gap-3 md:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))] xl:grid-cols-[minmax(0,2fr)_repeat(2,minmax(0,1fr))_auto_auto]"
    >
      <SearchField
        label={t('filters.search')}
        hint={t('filters.searchHint')}
        value={filter.search}
        onChange={set('search')}
        pauseMs={PAUSE_MS}
        className="max-md:col-span-full"
      />
      <ChoiceField
        label={t('filters.category')}
        any={t('filters.allCategories')}
        value={filter.category}
        onChange={set('category')}
        className="max-md:col-span-full xl:hidden"
      >
        {categories.map(({ category, words }) => [category, words])}
      </ChoiceField>
      <ChoiceField
        label={t('filters.difficulty')}
        any={t('filters.any')}
        value={filter.difficulty}
        onChange={set('difficulty')}
      >
        {DIFFICULTIES.map((difficulty) => [difficulty, t(`difficulty.${difficulty}`)])}
      </ChoiceField>
      <ChoiceField
        label={t('filters.popularity')}
        any={t('filters.any')}
        value={filter.popularity ? String(filter.popularity) : undefined}
        onChange={set('popularity')}
      >
        {POPULARITY_STEPS.map((step) => [String(step), t('filters.atLeast', { count: String(step) })])}
      </ChoiceField>
      <Checkbox
        label={t('filters.freeTier')}
        checked={filter.freeTier ?? false}
        onCheckedChange={set('freeTier')}
        className="h-9 pointer-coarse:h-11"
      />
      <Button
        className="h-9 justify-self-end pointer-coarse:h-11"
        disabled={!isNarrowed(filter)}
        onClick={() => change(filter.view ? { view: filter.view } : {})}
      >
        {t('filters.clear')}
      </Button>
    </form>
  )
}
