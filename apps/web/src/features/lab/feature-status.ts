import type { FeatureKey, Status } from './lab-catalogue.ts'
import { VIEWS } from './tabs.ts'

/** Said only of what this installation really has: a tab that is not there is an experiment. */
export const statusOf = (key: FeatureKey): Status =>
  key === 'languages' ? 'active' : (VIEWS[key]?.status ?? 'experimental')
