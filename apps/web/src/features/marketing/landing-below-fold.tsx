import { Closing } from './closing.tsx'
import { FeatureGrid } from './feature-grid.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { NeuralDemo } from './neural-demo.tsx'
import { PlanTeasers } from './plan-teasers.tsx'
import { ProvenResults } from './proven-results.tsx'
import { Voices } from './voices.tsx'

export function LandingBelowFold() {
  return (
    <>
      <ProvenResults />
      <NeuralDemo />
      <FeatureGrid />
      <Voices />
      <PlanTeasers />
      <HowItWorks />
      <Closing />
    </>
  )
}
