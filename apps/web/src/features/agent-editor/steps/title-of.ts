import type { Condition, ToolCard } from '@app/contract'
import type { useTexts } from '../../../lib/use-texts.ts'
import type { BareStep } from './tree.ts'
import { showValue } from './values.ts'

type Words = ReturnType<typeof useTexts<'editor'>>

/** What a step does, in words. */
export function titleOf(step: BareStep, tools: ReadonlyMap<string, ToolCard> | undefined, t: Words): string {
  if (step.name) return step.name
  if ('do' in step) return tools?.get(step.do)?.does ?? step.do
  if ('pursue' in step) return step.pursue || t('steps.goal')
  if ('as' in step) return t('steps.forEach', { list: showValue(step.forEach) || '…' })
  return t('steps.until', { condition: conditionOf(step.until, t) })
}

const conditionOf = ({ value, is, to }: Condition, t: Words): string =>
  [showValue(value) || '…', t(`steps.conditions.${is}`), showValue(to)].filter(Boolean).join(' ')
