import { useTexts } from '../../../lib/use-texts.ts'
import { GoalForm } from './goal-form.tsx'
import { ForEachForm, UntilForm } from './loop-form.tsx'
import { ToolForm } from './tool-form.tsx'
import type { BareStep, StepNode } from './tree.ts'
import type { StepList } from './use-step-list.ts'

export function StepForm({ node: { key, step }, list }: { node: StepNode; list: StepList }) {
  const t = useTexts('editor')
  const mistakes = list.mistakesOf(key)
  const wrongOf = (field: string) => {
    const found = mistakes.find((mistake) => mistake.field === field)
    return found && t(`steps.wrong.${found.code}`, { about: found.about ?? '' })
  }
  const form = { wrongOf, onChange: (next: BareStep) => list.change(key, next) }
  return (
    <>
      {'do' in step && <ToolForm step={step} tools={list.tools} {...form} />}
      {'pursue' in step && <GoalForm step={step} {...form} />}
      {'as' in step && <ForEachForm step={step} {...form} />}
      {'until' in step && <UntilForm step={step} {...form} />}
      {wrongOf('inner') && <p className="mt-3 text-xs text-bad">{wrongOf('inner')}</p>}
    </>
  )
}
