import type { LabTab } from '@app/spec'
import type { Tone } from '@app/ui'
import {
  Blocks,
  Code,
  Languages,
  type LucideIcon,
  Mic,
  Phone,
  Scale,
  SquarePlay,
  TrendingUp,
  Users,
} from 'lucide-react'

/** Spec 2 §2. */
export const STATUSES = ['active', 'beta', 'experimental'] as const
export type Status = (typeof STATUSES)[number]
export const STATUS_TONES: Record<Status, Tone> = { active: 'good', beta: 'live', experimental: 'neutral' }

export type FeatureKey = LabTab | 'languages'

/** Spec 2 §2: nine features, of which eight are tabs. */
export const LAB_FEATURES: readonly { key: FeatureKey; icon: LucideIcon }[] = [
  { key: 'builder', icon: Blocks },
  { key: 'voice', icon: Mic },
  { key: 'collab', icon: Users },
  { key: 'ethics', icon: Scale },
  { key: 'phone', icon: Phone },
  { key: 'predictive', icon: TrendingUp },
  { key: 'demos', icon: SquarePlay },
  { key: 'code', icon: Code },
  { key: 'languages', icon: Languages },
]
