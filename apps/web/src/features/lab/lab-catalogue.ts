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

/** ACTIVE is said only of what this installation really has. */
export const LAB_FEATURES = [
  { key: 'builder', icon: Blocks, status: 'active' },
  { key: 'languages', icon: Languages, status: 'active' },
  { key: 'predictive', icon: TrendingUp, status: 'beta' },
  { key: 'demos', icon: SquarePlay, status: 'beta' },
  { key: 'code', icon: Code, status: 'beta' },
  { key: 'voice', icon: Mic, status: 'experimental' },
  { key: 'collab', icon: Users, status: 'experimental' },
  { key: 'ethics', icon: Scale, status: 'experimental' },
  { key: 'phone', icon: Phone, status: 'experimental' },
] as const satisfies readonly { key: string; icon: LucideIcon; status: Status }[]
