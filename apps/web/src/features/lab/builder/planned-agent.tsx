import type { Plan } from '@app/contract'
import { Card } from '@app/ui'
import { useState } from 'react'
import { useTexts } from '../../../lib/use-texts.ts'
import { PlanPanel } from '../../../lib/work/plan-panel.tsx'
import { KeepAgent } from './keep-agent.tsx'
import { PlanGraph } from './plan-graph.tsx'

interface PlannedAgentProps {
  plan: Plan
  words: string
  /** False once the words have been changed: the plan is of others. */
  isCurrent: boolean
}

/** The plan twice, as a graph and as a list, and what makes an agent of it. */
export function PlannedAgent({ plan, words, isCurrent }: PlannedAgentProps) {
  const t = useTexts('lab-builder')
  const [chosen, setChosen] = useState<string | null>(null)
  const step = plan.steps.find(({ path }) => path === chosen)
  return (
    <Card asElement="section" aria-labelledby="planned" className="min-w-0 overflow-hidden">
      {plan.steps.length > 0 && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 px-4.5 py-4 lg:grid-cols-[auto_minmax(14rem,1fr)]">
          <div className="grid min-w-0 gap-3">
            <h3 id="planned" className="font-[550]">
              {t('graph')}
            </h3>
            <PlanGraph steps={plan.steps} chosen={chosen} choose={setChosen} />
          </div>
          <div role="status" className="grid content-start gap-1.5 text-sm lg:pt-9">
            {step ? (
              <>
                <p className="font-[550]">{t('picked', { path: step.path })}</p>
                <p className="break-words">{step.says}</p>
                <p className="break-words text-text-2">{t('from', { words: step.words })}</p>
                <p className="font-mono text-text-3 text-xs">
                  {step.tool ? t('tool', { tool: step.tool }) : t('repeats')}
                </p>
              </>
            ) : (
              <p className="text-pretty text-text-2">{t('none')}</p>
            )}
          </div>
        </div>
      )}
      <h3 className="sr-only">{t('list')}</h3>
      <PlanPanel plan={plan} stale={!isCurrent} />
      <KeepAgent plan={plan} words={words} isCurrent={isCurrent} />
    </Card>
  )
}
