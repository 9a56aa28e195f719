import { DIFFICULTIES } from '@app/spec'
import { Button, Checkbox, Field, Input, Select } from '@app/ui'
import { useEffect, useState } from 'react'
import { useTexts } from '../../lib/use-texts.ts'
import { type Filter, isNarrowed, POPULARITY_STEPS } from './filter.ts'
import { useCategories } from './use-categories.ts'
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
      <Words filter={filter} onChange={set('search')} />
      <Choice
        label={t('filters.category')}
        any={t('filters.allCategories')}
        value={filter.category}
        onChange={set('category')}
        className="max-md:col-span-full xl:hidden"
      >
        {categories.map(({ category, words }) => [category, words])}
      </Choice>
      <Choice
        label={t('filters.difficulty')}
        any={t('filters.any')}
        value={filter.difficulty}
        onChange={set('difficulty')}
      >
        {DIFFICULTIES.map((difficulty) => [difficulty, t(`difficulty.${difficulty}`)])}
      </Choice>
      <Choice
        label={t('filters.popularity')}
        any={t('filters.any')}
        value={filter.popularity ? String(filter.popularity) : undefined}
        onChange={set('popularity')}
      >
        {POPULARITY_STEPS.map((step) => [String(step), t('filters.atLeast', { count: String(step) })])}
      </Choice>
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

function Words({ filter, onChange }: { filter: Filter; onChange: (words: string) => void }) {
  const t = useTexts('platforms')
  const [words, setWords] = useState(filter.search ?? '')
  const [known, setKnown] = useState(filter.search)
  if (known !== filter.search) {
    setKnown(filter.search)
    if (words.trim() !== (filter.search ?? '')) setWords(filter.search ?? '')
  }
  useEffect(() => {
    if (words.trim() === (filter.search ?? '')) return
    const timer = setTimeout(() => onChange(words), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words, filter.search, onChange])
  return (
    <Field label={t('filters.search')} className="max-md:col-span-full">
      <Input
        type="search"
        value={words}
        maxLength={200}
        placeholder={t('filters.searchHint')}
        onChange={({ target }) => setWords(target.value)}
      />
    </Field>
  )
}

interface ChoiceProps {
  label: string
  any: string
  value: string | undefined
  onChange: (value: string) => void
  className?: string
  children: readonly (readonly [value: string, words: string])[]
}

function Choice({ label, any, value = '', onChange, className, children }: ChoiceProps) {
  return (
    <Field label={label} className={className}>
      <Select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{any}</option>
        {children.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </Select>
    </Field>
  )
}
