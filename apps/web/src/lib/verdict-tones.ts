import type { Verdict } from '@app/spec'
import type { Tone } from '@app/ui'

/** How sure one may be of what a run or a step says of itself. */
export const VERDICT_TONES: Record<Verdict, Tone> = {
  verified: 'good',
  seen: 'accent',
  contradicted: 'bad',
  unverified: 'neutral',
}
