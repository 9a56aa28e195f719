import { Button, EmptyState, Skeleton } from '@app/ui'
import { ListOrdered, Plus, Sparkles } from 'lucide-react'
import { Failure } from '../../../lib/failure.tsx'
import { useTexts } from '../../../lib/use-texts.ts'
import { Section } from '../section.tsx'
import type { Editor } from '../use-editor.ts'
import { PlanNotes } from './plan-notes.tsx'
import { StepItems } from './step-items.tsx'
import type { StepNode } from './tree.ts'
import { usePlanSteps } from './use-plan-steps.ts'
import { type StepListInput, useStepList } from './use-step-list.ts'

const KINDS = {
  addTool: { step: { do: 'browser.open', with: {} } },
  addForEach: { step: { forEach: '', as: 'item' }, inner: [] },
  addUntil: { step: { until: { value: '', is: 'present' }, atMost: 10 }, inner: [] },
} satisfies Record<string, Omit<StepNode, 'key'>>

interface StepsTabProps {
  editor: Editor
  /** The objective says something else than when the steps were made. */
  changedWords: boolean
}

export function StepsTab({ editor, changedWords }: StepsTabProps) {
  const { draft, tools, mistakes, change, generation } = editor
  if (tools.error) return <Failure error={tools.error} retry={() => void tools.refetch()} />
  if (!tools.data) return <Skeleton className="h-64 rounded-l" />
  const input = { nodes: draft.nodes, tools: tools.data, mistakes: mistakes.steps, change }
  return <Steps key={generation} editor={editor} changedWords={changedWords} input={input} />
}

function Steps({ editor, changedWords, input }: StepsTabProps & { input: StepListInput }) {
  const t = useTexts('editor')
  const { draft } = editor
  const list = useStepList(input)
  const plan = usePlanSteps(draft, editor.change, () => undefined)
  const isEmpty = draft.nodes.length === 0
  const make = (
    <Button
      variant={isEmpty ? 'primary' : 'secondary'}
      busy={plan.busy}
      disabled={!draft.objective.trim()}
      title={draft.objective.trim() ? undefined : t('steps.noWords')}
      onClick={plan.make}
    >
      {!plan.busy && <Sparkles aria-hidden />}
      {isEmpty ? t('steps.fromWords') : t('steps.again')}
    </Button>
  )
  return (
    <Section title={t('steps.title')} text={t('steps.text')} aside={!isEmpty && make}>
      <div ref={list.focusRoot} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <PlanNotes plan={plan} draft={draft} changedWords={changedWords && !plan.plan} />
        <p role="status" className="sr-only">
          {list.said}
        </p>
        {isEmpty ? (
          <EmptyState
            icon={<ListOrdered />}
            title={t('steps.none')}
            hint={t('steps.noneHint')}
            action={make}
            className="py-8"
          />
        ) : (
          <StepItems nodes={draft.nodes} list={list} label={t('steps.title')} />
        )}
        <fieldset className="flex flex-wrap gap-2" aria-label={t('steps.add')}>
          {(Object.keys(KINDS) as (keyof typeof KINDS)[]).map((kind) => (
            <Button
              key={kind}
              data-focus={kind === 'addTool' ? ':add' : undefined}
              onClick={() => list.append(KINDS[kind])}
            >
              <Plus aria-hidden />
              {t(`steps.${kind}`)}
            </Button>
          ))}
        </fieldset>
      </div>
    </Section>
  )
}
