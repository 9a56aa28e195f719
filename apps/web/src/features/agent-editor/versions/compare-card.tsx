import type { RecipeVersion, ToolCard } from '@app/contract'
import { Field, Select } from '@app/ui'
import { useState } from 'react'
import { useTexts } from '../../../lib/use-texts.ts'
import { Section } from '../section.tsx'
import { DiffView } from './diff-view.tsx'

interface CompareCardProps {
  /** Newest first, two at least. */
  versions: readonly RecipeVersion[]
  tools: ReadonlyMap<string, ToolCard> | undefined
}

/** Any two versions; the last change to begin with. */
export function CompareCard({ versions, tools }: CompareCardProps) {
  const t = useTexts('editor')
  const [chosen, setChosen] = useState<{ from?: number; to?: number }>({})
  const find = (version: number | undefined, at: number) =>
    versions.find((one) => one.version === version) ?? versions[at] ?? versions[0]
  const from = find(chosen.from, 1)
  const to = find(chosen.to, 0)
  if (!from || !to) return null
  const choose = (side: 'from' | 'to', { version }: RecipeVersion) => (
    <Field label={t(`versions.${side}`)}>
      <Select value={version} onChange={({ target }) => setChosen({ ...chosen, [side]: Number(target.value) })}>
        {versions.map((one) => (
          <option key={one.version} value={one.version}>
            {`${t('versions.version', { version: String(one.version) })} · ${t(`versions.origins.${one.origin}`)}`}
          </option>
        ))}
      </Select>
    </Field>
  )
  return (
    <Section title={t('versions.compare')} text={t('versions.compareText')}>
      <div className="grid gap-3 sm:grid-cols-2">
        {choose('from', from)}
        {choose('to', to)}
      </div>
      <DiffView from={from.recipe.steps} to={to.recipe.steps} tools={tools} />
    </Section>
  )
}
