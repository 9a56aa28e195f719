import { Tag } from '@app/ui'
import { useFormatter } from 'use-intl'
import { useTexts } from '../../lib/use-texts.ts'
import { DemoAgentRow } from './demo-agent-row.tsx'
import { DemoNetwork } from './demo-network.tsx'
import { DriftBar } from './drift-bar.tsx'
import { Section } from './section.tsx'
import { useDemo } from './use-demo.ts'

export function NeuralDemo() {
  const t = useTexts('landing')
  const format = useFormatter()
  const demo = useDemo()
  return (
    <Section
      id="demo"
      title={t('demo.title')}
      lead={t('demo.lead')}
      aside={<Tag tone="neutral">{t('demo.simulated')}</Tag>}
    >
      <div className="grid overflow-hidden rounded-l border border-line bg-surface-1 shadow-card lg:grid-cols-[22rem_1fr]">
        <div className="grid grid-rows-[1fr_auto] gap-6 border-line bg-side p-6 max-lg:border-b lg:border-r">
          <DemoNetwork ticks={demo.ticks} />
          <div className="grid gap-2">
            <p className="flex justify-between text-sm">
              <span className="text-text-2">{t('demo.load')}</span>
              <span className="font-mono">{percent(demo.load)}</span>
            </p>
            <DriftBar percent={demo.load} label={t('demo.load')} className="bg-live" />
          </div>
        </div>
        <ul className="grid divide-y divide-line">
          {demo.agents.map((agent) => (
            <DemoAgentRow key={agent.type} agent={agent} percent={percent} />
          ))}
        </ul>
      </div>
    </Section>
  )

  function percent(value: number) {
    return format.number(value / 100, { style: 'percent', maximumFractionDigits: 0 })
  }
}
