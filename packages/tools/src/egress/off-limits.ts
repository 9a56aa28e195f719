import { Refused } from '@app/toolkit'

/** One sentence for every address off limits: different words would let a run map the network by asking. */
export const OFF_LIMITS =
  'This address is not reachable for agents: it is private or reserved. An operator can allow it with EGRESS_ALLOW.'

export const offLimits = () => new Refused(OFF_LIMITS)
