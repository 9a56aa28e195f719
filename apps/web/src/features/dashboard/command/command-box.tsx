import { calls, DEFAULT_POLICY, type Plan } from '@app/contract'
import { LOCAL_MODEL } from '@app/spec'
import { Button, Card, Skeleton, Tag } from '@app/ui'
import { lazy, Suspense, useRef, useState } from 'react'
import { useSend } from '../../../lib/call.ts'
import { wordsFrom } from '../../../lib/call-error.ts'
import { useTexts } from '../../../lib/use-texts.ts'
import { startOf, useShowMe } from '../../../lib/work/use-show-me.ts'
import { ExampleShelf } from './example-shelf.tsx'
import { usePlan } from './use-plan.ts'
import { Words } from './words.tsx'

const PlanPanel = lazy(() => import('../../../lib/work/plan-panel.tsx').then((m) => ({ default: m.PlanPanel })))
const RunPanel = lazy(() => import('./run-panel.tsx').then((m) => ({ default: m.RunPanel })))

/** Where work begins: plain words, the plan of them, and the run as it happens. */
export function CommandBox() {
  const t = useTexts('command')
  const failed = useTexts('dashboard')('failed')
  const [words, setWords] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const [taskId, setTaskId] = useState<string>()
  const { plan, error, busy, current, askModel } = usePlan(words)
  const submit = useSend(calls.tasks.create, { refresh: [calls.tasks.list] })
  const showMe = useShowMe()
  const asks = current ? plan?.asks : null
  const ready = current && plan !== undefined && isWhole(plan) && !asks

  function run(dryRun: boolean) {
    if (!ready || !plan.recipe || submit.isPending) return
    const body = { name: words.trim().slice(0, 200), description: words.trim(), recipe: plan.recipe, dryRun }
    submit.mutate({ body: { ...body, policy: policyFor(plan) } }, { onSuccess: ({ id }) => setTaskId(id) })
  }

  function pick(example: string) {
    setWords(example)
    field.current?.focus()
  }

  const said = error ?? submit.error ?? showMe.error
  return (
    <Card asElement="section" aria-label={t('label')} className="min-w-0">
      <Words value={words} field={field} onChange={setWords} onRun={() => (asks ? askModel() : run(false))}>
        <div className="flex flex-wrap items-center gap-2 px-4.5 pb-4">
          {plan && (
            <Tag>
              {plan.planner === 'quantum-ai' || plan.planner === LOCAL_MODEL || plan.planner === 'shown'
                ? t(`planner.${plan.planner}`)
                : t('planner.other', { name: plan.planner })}
            </Tag>
          )}
          {busy && (
            <span role="status" className="text-xs text-text-3">
              {t('reading')}
            </span>
          )}
          <span className="flex-1" />
          <Button
            disabled={!words.trim()}
            busy={showMe.isPending}
            title={t('showMeHint')}
            onClick={() => showMe.begin(words, startOf(words, plan?.recipe), setTaskId)}
          >
            {t('showMe')}
          </Button>
          <Button disabled={!ready} onClick={() => run(true)}>
            {t('dryRun')}
          </Button>
          <Button
            variant="primary"
            disabled={!ready && !asks}
            busy={submit.isPending}
            onClick={() => (asks ? askModel() : run(false))}
          >
            {asks ? t('makePlan') : t('run')}
            <kbd className="rounded-[4px] border border-on-accent/50 px-1.5 font-mono text-xs max-sm:hidden">
              Ctrl Enter
            </kbd>
          </Button>
        </div>
      </Words>
      {said && (
        <p role="alert" className="border-line border-t px-4.5 py-3 text-sm text-bad">
          {wordsFrom(said, failed)}
        </p>
      )}
      {taskId ? (
        <Suspense fallback={<Skeleton className="m-4.5 h-24" />}>
          <RunPanel
            id={taskId}
            onAnother={() => {
              setTaskId(undefined)
              setWords('')
            }}
          />
        </Suspense>
      ) : (
        <Suspense>{plan && <PlanPanel plan={plan} stale={!current} />}</Suspense>
      )}
      {!words && !taskId && <ExampleShelf onPick={pick} />}
    </Card>
  )
}

const isWhole = ({ recipe, notUnderstood, questions }: Plan): boolean =>
  recipe !== null && notUnderstood.length === 0 && questions.length === 0

/** What somebody asks for in person may use the log-ins it names and the files it makes, and nothing besides. */
const policyFor = ({ logIns }: Plan) => ({
  ...DEFAULT_POLICY,
  permissions: { fileAccess: true, appAccess: logIns.length > 0 },
})
