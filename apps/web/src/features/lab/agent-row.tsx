import type { Agent } from '@app/contract'
import { Skeleton, Tag } from '@app/ui'
import { useTexts } from '../../lib/use-texts.ts'

const rowClasses = 'flex items-center gap-4 px-4.5 py-3'

export function AgentRow({ agent }: { agent: Agent }) {
  const t = useTexts('lab')
  return (
    <li className={rowClasses}>
      <div className="min-w-0 flex-1">
        <h3 className="truncate font-[550]">{agent.name}</h3>
        <p className="truncate text-sm text-text-2">{agent.objective || t('recent.noObjective')}</p>
      </div>
      <Tag>{t('recent.capabilities', { count: agent.capabilities.length })}</Tag>
    </li>
  )
}

export function AgentRowSkeleton() {
  return (
    <li className={rowClasses}>
      <div className="grid min-w-0 flex-1 gap-2 py-1">
        <Skeleton className="h-3.5 w-40 max-w-full" />
        <Skeleton className="h-3 w-72 max-w-full" />
      </div>
      <Skeleton className="h-5 w-24 rounded-full" />
    </li>
  )
}
