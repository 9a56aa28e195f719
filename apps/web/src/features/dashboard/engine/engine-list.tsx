import type { Task } from '@app/contract'
import { Button, Card, EmptyState, Tag } from '@app/ui'
import { Orbit as OrbitIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { openAgentForm } from '../../../lib/agent-form.ts'
import { useTexts } from '../../../lib/use-texts.ts'
import type { EngineModel } from './engine-model.ts'

/** Everything that is in the picture, for those who do not see it or want it in words. */
export function EngineList({ model, tasks }: { model: EngineModel; tasks: readonly Task[] }) {
  const t = useTexts('engine')
  const tasksOf = (id: string) => tasks.filter(({ agentId }) => agentId === id).length
  const { agents, tools, steps } = model
  return (
    <Card asElement="section" aria-label={t('list')} className="min-w-0">
      {agents.length === 0 && (
        <EmptyState
          className="py-6"
          icon={<OrbitIcon />}
          title={t('empty')}
          hint={t('emptyHint')}
          action={<Button onClick={() => openAgentForm()}>{t('newAgent')}</Button>}
        />
      )}
      <Part title={t('steps')} none={steps.length === 0 && t('noSteps')}>
        {steps.map(({ taskId, name, tool }) => (
          <Entry key={taskId} name={name} live>
            {tool && t(`toolNames.${tool}`)}
          </Entry>
        ))}
      </Part>
      {agents.length > 0 && (
        <Part title={t('agents')}>
          {agents.map(({ id, name, busy }) => (
            <Entry key={id} name={name}>
              {busy ? (
                <Tag tone="live" dot>
                  {t('running')}
                </Tag>
              ) : (
                t('tasksOf', { count: tasksOf(id) })
              )}
            </Entry>
          ))}
        </Part>
      )}
      <Part title={t('tools')} none={tools.length === 0 && t('noTools')}>
        {tools.map(({ name, agents: count }) => (
          <Entry key={name} name={t(`toolNames.${name}`)}>
            {t('usedBy', { count })}
          </Entry>
        ))}
      </Part>
    </Card>
  )
}

function Part({ title, none, children }: { title: string; none?: string | false; children: ReactNode }) {
  return (
    <div className="border-line border-t first:border-t-0">
      <h2 className="eyebrow px-4.5 pt-3 pb-1">{title}</h2>
      {none ? <p className="px-4.5 pb-3 text-sm text-text-3">{none}</p> : <ul className="pb-1.5">{children}</ul>}
    </div>
  )
}

function Entry({ name, live, children }: { name: string; live?: boolean; children: ReactNode }) {
  return (
    <li className="flex min-w-0 items-center gap-3 px-4.5 py-1.5 text-sm">
      {live && <span className="size-1.5 shrink-0 rounded-full bg-live" aria-hidden />}
      <span className="min-w-0 flex-1 truncate font-medium">{name}</span>
      <span className="shrink-0 text-xs text-text-3">{children}</span>
    </li>
  )
}
