import type { Agent } from '@app/contract'
import { ROUTES, TASK_STATUSES, VERDICTS } from '@app/spec'
import { Button, Field, Input } from '@app/ui'
import { useNavigate } from '@tanstack/react-router'
import { ChoiceField } from '../../lib/filters/choice-field.tsx'
import { SearchField } from '../../lib/filters/search-field.tsx'
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
      <SearchField
        label={t('filters.search')}
        hint={t('filters.searchHint')}
        value={filter.search}
        onChange={set('search')}
        pauseMs={PAUSE_MS}
        className="max-xl:col-span-full"
      />
      <ChoiceField label={t('filters.status')} any={t('filters.any')} value={filter.status} onChange={set('status')}>
        {TASK_STATUSES.map((status) => [status, tasks(`status.${status}`)])}
      </ChoiceField>
      <ChoiceField label={t('filters.verdict')} any={t('filters.any')} value={filter.verdict} onChange={set('verdict')}>
        {VERDICTS.map((verdict) => [verdict, tasks(`verdict.${verdict}`)])}
      </ChoiceField>
      <ChoiceField label={t('filters.agent')} any={t('filters.any')} value={filter.agent} onChange={set('agent')}>
        {agents.map(({ id, name }) => [id, name])}
      </ChoiceField>
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

interface DayProps {
  label: string
  value: string | undefined
  onChange: (value: string) => void
}

function Day({ label, value = '', onChange }: DayProps) {
  return (
    <Field label={label}>
      <Input type="date" value={value} onChange={({ target }) => onChange(target.value)} />
    </Field>
  )
}
