import { LabFeatures } from './lab-features.tsx'
import { LabHero } from './lab-hero.tsx'
import { RecentAgents } from './recent-agents.tsx'

export function LabPage() {
  return (
    <div className="grid gap-8">
      <LabHero />
      <RecentAgents />
      <LabFeatures />
    </div>
  )
}
