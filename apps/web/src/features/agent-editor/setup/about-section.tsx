import type { Model } from '@app/spec'
import { Field, Input, Select, Textarea } from '@app/ui'
import { useModels } from '../../../lib/use-models.ts'
import { useTexts } from '../../../lib/use-texts.ts'
import { Section } from '../section.tsx'
import { ListInput } from './list-input.tsx'
import type { SetupProps } from './setup-tab.tsx'

export function AboutSection({ draft, change, mistakes, wordsNote }: SetupProps) {
  const t = useTexts('editor')
  const names = useTexts('dashboard')
  const models = useModels(draft.model)
  return (
    <Section title={t('about.title')} text={t('about.text')}>
      <Field label={t('about.name')} error={mistakes.name && t('about.nameMissing')}>
        <Input maxLength={120} value={draft.name} onChange={(event) => change({ name: event.target.value })} />
      </Field>
      <Field label={t('about.objective')} hint={t('about.objectiveHint')}>
        <Textarea
          rows={4}
          maxLength={10_000}
          value={draft.objective}
          onChange={(event) => change({ objective: event.target.value })}
        />
      </Field>
      <div role="status" className="empty:hidden">
        {wordsNote && <p className="rounded-m bg-warn-soft px-3 py-2 text-sm text-warn">{wordsNote}</p>}
      </div>
      <Field label={t('about.model')} hint={t('about.modelHint')}>
        <Select value={draft.model} onChange={(event) => change({ model: event.target.value as Model })}>
          {models.map((model) => (
            <option key={model} value={model}>
              {names(`models.${model}`)}
            </option>
          ))}
        </Select>
      </Field>
      <ListInput
        label={t('about.capabilities')}
        hint={t('about.capabilitiesHint')}
        items={draft.capabilities}
        most={30}
        maxLength={60}
        read={(item) => ({ item })}
        onChange={(capabilities) => change({ capabilities })}
      />
    </Section>
  )
}
