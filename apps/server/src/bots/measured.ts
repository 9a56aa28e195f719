import type { Measured } from '@app/core'
import type { HealthComponent } from '@app/spec'
import type { Parts } from '../parts.ts'
import type { Tried } from './try-some.ts'

export type HealthParts = Pick<Parts, 'db' | 'files' | 'planners' | 'findBrowser' | 'isSandboxed' | 'probes'>

/** What failed says so by the part's own sentence. */
export const measured = (component: HealthComponent, tried: Tried): Measured => ({
  component,
  ...tried,
  issues: tried.failures > 0 ? [{ code: `${component}-down` }] : [],
})
