import { wordsFrom } from '../../../lib/call-error.ts'
import { useTexts } from '../../../lib/use-texts.ts'
import { Question } from '../../../lib/work/question.tsx'
import type { Draft } from '../draft.ts'
import type { usePlanSteps } from './use-plan-steps.ts'

interface PlanNotesProps {
  plan: ReturnType<typeof usePlanSteps>
  draft: Draft
  changedWords: boolean
}

/** What became of the words: how many steps, what was not understood, what is asked. */
export function PlanNotes({ plan: { plan, error }, draft, changedWords }: PlanNotesProps) {
  const t = useTexts('editor')
  const bad = error ? [wordsFrom(error, t('actions.failed'))] : []
  const notes = plan ? plan.questions.concat(plan.note ?? []) : []
  for (const { words, nearest } of plan?.notUnderstood ?? []) {
    const said = t('steps.notUnderstood', { words })
    notes.push(nearest ? `${said} ${t('steps.nearest', { nearest })}` : said)
  }
  if (plan && !plan.recipe && notes.length === 0) notes.push(t('steps.notMade'))
  if (plan?.logIns.length && !draft.permissions.appAccess)
    notes.push(t('steps.needsLogIns', { names: plan.logIns.join(', ') }))
  if (changedWords) notes.push(t('steps.changedWords'))
  return (
    <div role="status" className="grid gap-2 empty:hidden">
      {plan?.recipe && (
        <p className="rounded-m bg-good-soft px-3.5 py-2 text-good text-sm">
          {t('steps.made', { count: plan.steps.length })}
        </p>
      )}
      {[...bad, ...notes].map((note) => (
        <p key={note} className="break-words rounded-m bg-warn-soft px-3.5 py-2 text-sm text-warn">
          <Question words={note} />
        </p>
      ))}
    </div>
  )
}
