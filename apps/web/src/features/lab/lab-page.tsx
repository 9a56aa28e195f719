import { Part } from '../../lib/part.tsx'
import { LabFeatures } from './lab-features.tsx'
import { LabHero } from './lab-hero.tsx'
import { LabInstruments } from './lab-instruments.tsx'
import { LabTabs } from './lab-tabs.tsx'
import { RecentAgents } from './recent-agents.tsx'

export function LabPage() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <Part>
        <LabHero />
      </Part>
      <Part>
        <LabInstruments />
      </Part>
      <Part>
        <LabTabs />
      </Part>
      <Part>
        <RecentAgents />
      </Part>
      <Part>
        <LabFeatures />
      </Part>
    </div>
  )
}
