import type { Template } from '@app/contract'
import { TEMPLATE_FEATURES, TEMPLATE_TASKS } from '@app/spec'
import { Button, Card, Tag } from '@app/ui'
import { Check, Sparkle } from 'lucide-react'
import { openAgentForm } from '../../../lib/agent-form.ts'
import { useTexts } from '../../../lib/use-texts.ts'
import { TEMPLATE_ICONS, type TemplateLook } from './template-looks.ts'

interface TemplateCardProps {
  look: TemplateLook
  /** Its steps; undefined while they are on their way. */
  work: Template | undefined
}

export function TemplateCard({ look: { id, category }, work }: TemplateCardProps) {
  const t = useTexts('templates')
  const Icon = TEMPLATE_ICONS[id]
  const title = t(`items.${id}.title`)
  const example = t(`items.${id}.placeholder`)
  const use = ({ start, recipe, permissions }: Template) => {
    const named = recipe.steps.map((step, at) => {
      const task = TEMPLATE_TASKS[at]
      return task ? { ...step, name: t(`items.${id}.tasks.${task}`) } : step
    })
    openAgentForm({
      name: title,
      objective: example,
      template: { start, permissions, recipe: { ...recipe, title, steps: named } },
    })
  }
  return (
    <Card asElement="li" className="flex flex-col px-5 py-4.5">
      <div className="flex flex-wrap items-start gap-3 sm:flex-nowrap">
        <span className="grid size-9 shrink-0 place-items-center rounded-[8px] bg-accent-soft text-accent" aria-hidden>
          <Icon className="size-4.5" />
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="text-lg leading-snug font-semibold tracking-tight">{title}</h2>
          <p className="text-xs text-text-3">{t('level', { level: t(`items.${id}.aiLevel`) })}</p>
        </div>
        <div className="flex flex-wrap gap-1.5 max-sm:w-full sm:justify-end">
          <Tag>{t(`categories.${category}`)}</Tag>
          <Tag tone="accent">{t('complexity')}</Tag>
        </div>
      </div>
      <p className="mt-3 text-sm text-text-2">{t(`items.${id}.description`)}</p>
      <blockquote className="mt-3 rounded-m border border-line bg-surface-2 px-3.5 py-2.5 text-sm text-text-2">
        <span className="eyebrow block pb-0.5">{t('example')}</span>
        {example}
      </blockquote>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <div>
          <h3 className="eyebrow pb-1.5">{t('tasks')}</h3>
          <ul className="grid gap-1 text-sm text-text-2">
            {TEMPLATE_TASKS.map((key) => (
              <li key={key} className="flex gap-2">
                <Check className="mt-1 size-3 shrink-0 text-good" aria-hidden />
                {t(`items.${id}.tasks.${key}`)}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className="eyebrow pb-1.5">{t('features')}</h3>
          <ul className="grid gap-1 text-sm text-text-2">
            {TEMPLATE_FEATURES.map((key) => (
              <li key={key} className="flex gap-2">
                <Sparkle className="mt-1 size-3 shrink-0 text-accent" aria-hidden />
                {t(`items.${id}.features.${key}`)}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="mt-auto pt-4.5">
        <Button aria-label={t('useOf', { title })} disabled={!work} onClick={() => work && use(work)}>
          {t('use')}
        </Button>
      </div>
    </Card>
  )
}
