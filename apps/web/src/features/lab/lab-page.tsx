import { LabFeatures } from './lab-features.tsx'
import { LabHero } from './lab-hero.tsx'
import { LabInstruments } from './lab-instruments.tsx'
import { LabTabs } from './lab-tabs.tsx'
import { RecentAgents } from './recent-agents.tsx'

export function LabPage() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <LabHero />
      <LabInstruments />
      <LabTabs />
      <RecentAgents />
      <LabFeatures />
    </div>
  )
}
