import { Agent, Pool } from 'undici'
import { guardedLookup, type Resolve } from '../egress/guarded-lookup.ts'
import type { Egress } from '../egress/judge-address.ts'
import { portOf } from '../egress/judge-url.ts'

/** Connections kept alive per origin. Made with our own lookup and no look at proxy variables: a proxy would resolve names itself. */
export function guardedAgent(egress: Egress, maxBytes: number, resolve: Resolve | undefined): Agent {
  return new Agent({
    // A pool per origin knows its port, which a socket's lookup is not told; exceptions are for one port.
    factory: (origin) => {
      const lookup = guardedLookup(egress, portOf(new URL(origin)), resolve)
      return new Pool(origin, {
        connect: { lookup, timeout: 10_000 },
        connections: 64,
        keepAliveTimeout: 10_000,
        // A server may not talk us into holding its socket for long.
        keepAliveMaxTimeout: 60_000,
        maxHeaderSize: 32_768,
        maxResponseSize: maxBytes,
        allowH2: false,
      })
    },
  })
}
