import type { ToolCard, ToolStep } from '@app/contract'
import { Field, Select } from '@app/ui'
import { useTexts } from '../../../lib/use-texts.ts'
import type { Schema } from './schema.ts'

const GROUPS = ['browser', 'forms', 'rows', 'extract', 'document', 'http', 'email', 'phone'] as const
type Group = (typeof GROUPS)[number]

interface ToolSelectProps {
  step: ToolStep
  tools: ReadonlyMap<string, ToolCard>
  error: string | undefined
  onChange: (step: ToolStep) => void
}

export function ToolSelect({ step, tools, error, onChange }: ToolSelectProps) {
  const t = useTexts('editor')
  const tool = tools.get(step.do)
  const choose = (name: string) => onChange({ ...step, do: name, with: fitting(step.with, tools.get(name)) })
  return (
    <Field label={t('steps.tool')} hint={tool && <span className="sm:hidden">{tool.does}</span>} error={error}>
      <Select value={step.do} onChange={(event) => choose(event.target.value)}>
        {!tool && <option value={step.do}>{step.do}</option>}
        {GROUPS.map((group) => (
          <optgroup key={group} label={t(`steps.groups.${group}`)}>
            {toolsOf(group, tools).map(({ name, does }) => (
              <option key={name} value={name}>
                {`${name} · ${does}`}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    </Field>
  )
}

const toolsOf = (group: Group, tools: ReadonlyMap<string, ToolCard>) =>
  [...tools.values()].filter(({ name }) => name.startsWith(`${group}.`))

/** Another tool takes over the inputs it has a place for. */
const fitting = (values: Record<string, unknown>, tool: ToolCard | undefined) => {
  const places = (tool?.input as Schema | undefined)?.properties ?? {}
  return Object.fromEntries(Object.entries(values).filter(([name]) => name in places))
}
