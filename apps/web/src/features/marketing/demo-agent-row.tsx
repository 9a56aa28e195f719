import { Tag } from '@app/ui'
import { useTexts } from '../../lib/use-texts.ts'
import type { DemoAgent } from './demo-agents.ts'
import { DEMO_ICONS } from './demo-icons.ts'
import { DriftBar } from './drift-bar.tsx'

interface DemoAgentRowProps {
  agent: DemoAgent
  percent: (value: number) => string
}

export function DemoAgentRow({ agent, percent }: DemoAgentRowProps) {
  const t = useTexts('landing')
  const Icon = DEMO_ICONS[agent.type]
  const name = t(`demo.agents.${agent.type}.name`)
  return (
    <li className="grid content-center gap-3 px-5 py-4.5 sm:px-6">
      <div className="flex items-start gap-3.5">
        <span
          aria-hidden
          className="grid size-9 shrink-0 place-items-center rounded-m border border-line bg-surface-2 text-text-2"
        >
          <Icon className="size-4.5" strokeWidth={1.75} />
        </span>
        <div className="min-w-0 flex-1">
          <h3 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-[550]">
            {name}
            <span className="font-mono font-normal text-text-3 text-xs">{t(`demo.agents.${agent.type}.type`)}</span>
          </h3>
          <p className="text-pretty text-sm text-text-2">{t(`demo.agents.${agent.type}.task`)}</p>
        </div>
        <Tag tone="live" dot>
          {t('demo.working')}
        </Tag>
      </div>
      <div className="grid grid-cols-[1fr_auto] items-center gap-4">
        <DriftBar percent={agent.progress} label={t('demo.progress', { name })} className="bg-accent" />
        <span className="w-10 text-right font-mono text-xs">{percent(agent.progress)}</span>
      </div>
      <p className="flex justify-between text-text-3 text-xs">
        <span>{t('demo.efficiency')}</span>
        <span className="font-mono text-text-2">{percent(agent.efficiency)}</span>
      </p>
    </li>
  )
}
