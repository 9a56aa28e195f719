import type { Agent } from '@app/contract'
import { ROUTES, TASK_STATUSES, VERDICTS } from '@app/spec'
import { Button, Field, Input, Select } from '@app/ui'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTexts } from '../../lib/use-texts.ts'
import { type Filter, isNarrowed, readFilter } from './filter.ts'

/** As long as a pause between two words. */
const PAUSE_MS = 250

/** Narrows the list. What is chosen stands in the address, so that it can be kept, sent and gone back to. */
export function TaskFilters({ filter, agents }: { filter: Filter; agents: readonly Agent[] }) {
  const t = useTexts('run')
  const tasks = useTexts('tasks')
  const change = useChange()
  const set = (name: keyof Filter) => (value: string) => change({ ...filter, [name]: value })
  return (
    <form
      onSubmit={(event) => event.preventDefault()}
      aria-label={t('filters.label')}
      className="grid grid-cols-2 items-end gap-3 sm:grid-cols-3 xl:grid-cols-[minmax(0,2fr)_repeat(5,minmax(0,1fr))_auto]"
    >
      <Words filter={filter} onChange={set('search')} />
      <Choice label={t('filters.status')} value={filter.status} onChange={set('status')}>
        {TASK_STATUSES.map((status) => [status, tasks(`status.${status}`)])}
      </Choice>
      <Choice label={t('filters.verdict')} value={filter.verdict} onChange={set('verdict')}>
        {VERDICTS.map((verdict) => [verdict, tasks(`verdict.${verdict}`)])}
      </Choice>
      <Choice label={t('filters.agent')} value={filter.agent} onChange={set('agent')}>
        {agents.map(({ id, name }) => [id, name])}
      </Choice>
      <Day label={t('filters.since')} value={filter.since} onChange={set('since')} />
      <Day label={t('filters.until')} value={filter.until} onChange={set('until')} />
      <Button className="h-9 pointer-coarse:h-11" disabled={!isNarrowed(filter)} onClick={() => change({})}>
        {t('filters.clear')}
      </Button>
    </form>
  )
}

export function useChange(): (filter: Record<string, unknown>) => void {
  const navigate = useNavigate()
  return (filter) =>
    void navigate({ to: ROUTES.tasks, search: readFilter(filter) as never, replace: true, resetScroll: false })
}

function Words({ filter, onChange }: { filter: Filter; onChange: (words: string) => void }) {
  const t = useTexts('run')
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
    <Field label={t('filters.search')} className="max-xl:col-span-full">
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
  value: string | undefined
  onChange: (value: string) => void
  children: readonly (readonly [value: string, words: string])[]
}

function Choice({ label, value = '', onChange, children }: ChoiceProps) {
  const t = useTexts('run')
  return (
    <Field label={label}>
      <Select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{t('filters.any')}</option>
        {children.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </Select>
    </Field>
  )
}

function Day({ label, value = '', onChange }: Omit<ChoiceProps, 'children'>) {
  return (
    <Field label={label}>
      <Input type="date" value={value} onChange={({ target }) => onChange(target.value)} />
    </Field>
  )
}
