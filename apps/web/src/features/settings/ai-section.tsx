import { calls } from '@app/contract'
import { MAX_CONCURRENT_BOTS, type Model } from '@app/spec'
import { Field, Input, Select, Switch } from '@app/ui'
import { useState } from 'react'
import { useCall } from '../../lib/call.ts'
import { useModels } from '../../lib/use-models.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { Section } from './section.tsx'
import type { SectionProps } from './use-settings-form.ts'

const { min, max } = MAX_CONCURRENT_BOTS

export function AiSection({ form, change }: SectionProps) {
  const t = useTexts('settings')
  // While one types, the field may be empty or out of range; the form never is.
  const [typed, setTyped] = useState<string | null>(null)
  // A server of one's own stands where GPT-4 would.
  const own = useCall(calls.models.read, { quiet: true }).data?.keys.find(({ provider }) => provider === 'compatible')
  const models = useModels(form.defaultModel)
  const nameOf = (value: Model) =>
    value === 'gpt-4' && own?.model ? `${t('models.providers.compatible')}: ${own.model}` : t(`ai.models.${value}`)
  const changeBots = (value: string) => {
    setTyped(value)
    const count = Number.parseInt(value, 10)
    if (!Number.isNaN(count)) change({ maxConcurrentBots: Math.min(max, Math.max(min, count)) })
  }
  return (
    <Section title={t('ai.title')} text={t('ai.text')}>
      <Field inline label={t('ai.model')} hint={t('ai.modelHint')}>
        <Select
          value={form.defaultModel}
          onChange={(event) => change({ defaultModel: event.target.value as Model })}
          className="w-56 max-sm:w-full"
        >
          {models.map((value) => (
            <option key={value} value={value}>
              {nameOf(value)}
            </option>
          ))}
        </Select>
      </Field>
      <Field inline label={t('ai.bots')} hint={t('ai.botsHint', { min: String(min), max: String(max) })}>
        <span className="w-24">
          <Input
            type="number"
            inputMode="numeric"
            min={min}
            max={max}
            value={typed ?? form.maxConcurrentBots}
            onChange={(event) => changeBots(event.target.value)}
            onBlur={() => setTyped(null)}
            className="font-mono"
          />
        </span>
      </Field>
      <Field inline label={t('ai.autoSave')} hint={t('ai.autoSaveHint')}>
        <Switch checked={form.autoSave} onCheckedChange={(autoSave) => change({ autoSave })} />
      </Field>
    </Section>
  )
}
