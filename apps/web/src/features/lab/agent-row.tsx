import type { Agent } from '@app/contract'
import { cx, Progress, Skeleton, Tag } from '@app/ui'
import { useFormatter } from 'use-intl'
import { useTexts } from '../../lib/use-texts.ts'
import { selectAgent, useStage } from './lab-stage.ts'

const rowClasses = 'flex flex-wrap items-center gap-x-4 gap-y-2 px-4.5'
/** How near the list is, by the pinch. */
const ZOOMS = ['py-3', 'py-4.5 text-lg', 'py-6 text-xl'] as const

export function AgentRow({ agent }: { agent: Agent }) {
  const t = useTexts('lab')
  const { selected, zoom } = useStage()
  const isSelected = selected === agent.id
  return (
    <li className={cx(rowClasses, ZOOMS[zoom], 'relative', isSelected && 'bg-accent-soft')}>
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="truncate font-[550]">
          <button
            type="button"
            aria-pressed={isSelected}
            onClick={() => selectAgent(isSelected ? null : agent.id)}
            className="max-w-full truncate text-left after:absolute after:inset-0"
          >
            {agent.name}
          </button>
        </h3>
        <p className={cx('truncate text-text-2', zoom === 0 && 'text-sm')}>
          {agent.objective || t('recent.noObjective')}
        </p>
      </div>
      <Power percent={agent.powerLevel} />
      <span className="flex w-32 sm:justify-end">
        <Tag>{t('recent.capabilities', { count: agent.capabilities.length })}</Tag>
      </span>
    </li>
  )
}

function Power({ percent }: { percent: number }) {
  const t = useTexts('lab')
  const said = useFormatter().number(percent / 100, { style: 'percent' })
  return (
    <span className="flex w-32 items-center gap-2 text-sm">
      <Progress value={percent} label={t('recent.power')} valueText={said} className="flex-1" />
      <span className="w-10 text-right font-mono text-xs text-text-2">{said}</span>
    </span>
  )
}

export function AgentRowSkeleton() {
  return (
    <li className={cx(rowClasses, ZOOMS[0])}>
      <div className="grid min-w-0 flex-1 gap-2 py-1">
        <Skeleton className="h-3.5 w-40 max-w-full" />
        <Skeleton className="h-3 w-72 max-w-full" />
      </div>
      <Skeleton className="h-1.5 w-32 rounded-full" />
      <Skeleton className="h-5 w-24 rounded-full" />
    </li>
  )
}
