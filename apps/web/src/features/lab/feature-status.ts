import type { FeatureKey, Status } from './lab-catalogue.ts'
import { VIEWS } from './tabs.ts'

export const statusOf = (key: FeatureKey): Status => (key === 'languages' ? 'active' : VIEWS[key].status)
