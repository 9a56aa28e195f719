import type { Verdict } from '@app/spec'

/** What a test looks for when its run is over. That the run completes is always expected. */
export type Expectation =
  /** So many rows came out of a step; steps are counted from 1. */
  | { of: 'rows'; step: number; count: number }
  /** What came out of a step, at a dotted place in it. */
  | { of: 'step'; step: number; at: string; is: unknown }
  | { of: 'words'; step: number; at: string; contain: string }
  /** What the site says of itself afterwards, asked directly and not by the run. */
  | { of: 'site'; path: string; at: string; is: unknown }
  | { of: 'file'; name: string }
  /** A mail with this subject is in the outbox, or a mail server took it. */
  | { of: 'mail'; subject: string }
  | { of: 'verdict'; is: Verdict | null }
  | { of: 'steps'; count: number }
  /** The same kind of result, whatever stands in it. */
  | { of: 'shape'; is: unknown }
  | { of: 'result'; is: unknown }
