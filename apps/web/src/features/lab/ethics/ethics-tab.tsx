import { calls } from '@app/contract'
import { Card, Field, Select, Skeleton } from '@app/ui'
import { useState } from 'react'
import { useCall } from '../../../lib/call.ts'
import { Failure } from '../../../lib/failure.tsx'
import { useTexts } from '../../../lib/use-texts.ts'
import { useStage } from '../lab-stage.ts'
import { NoAgents } from '../no-agents.tsx'
import { Report } from './report.tsx'

/** Spec 2 §2, AI Ethics: looks one of your agents over. */
export function EthicsTab() {
  const t = useTexts('lab-ethics')
  const agents = useCall(calls.agents.list)
  const { selected } = useStage()
  const [picked, setPicked] = useState<string | null>(null)
  if (agents.isPending) return <Skeleton className="h-80 rounded-l" />
  if (agents.isError) return <Failure error={agents.error} retry={() => void agents.refetch()} />
  const agent = [picked, selected].flatMap((id) => agents.data.find((one) => one.id === id) ?? [])[0] ?? agents.data[0]
  if (!agent)
    return (
      <Card>
        <NoAgents hint={t('noAgentsHint')} />
      </Card>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid items-end gap-x-8 gap-y-3 sm:grid-cols-[minmax(0,1fr)_18rem]">
        <p className="max-w-[70ch] text-pretty text-text-2">{t('lead')}</p>
        <Field label={t('agent')}>
          <Select value={agent.id} onChange={({ target }) => setPicked(target.value)}>
            {agents.data.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Report key={agent.id} agentId={agent.id} />
    </div>
  )
}
