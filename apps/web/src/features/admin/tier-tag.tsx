import type { Tier } from '@app/spec'
import { Tag, type Tone } from '@app/ui'

/** Spec 2 §9: a colour each. */
const TONES = {
  micro: 'neutral',
  starter: 'good',
  professional: 'live',
  enterprise: 'accent',
  quantum: 'warn',
} satisfies Record<Tier, Tone>

export const TierTag = ({ tier }: { tier: Tier }) => <Tag tone={TONES[tier]}>{tier}</Tag>
