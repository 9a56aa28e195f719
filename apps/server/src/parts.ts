import type { MasterKey } from '@app/core'
import type { Database } from '@app/db'
import type { FastifyBaseLogger } from 'fastify'
import type { Accounts } from './http/accounts.ts'
import type { HttpMetrics } from './http/metrics.ts'

/** What the server is made of. `main.ts` gives real ones, a test its own. */
export interface Parts {
  db: Database
  accounts: Accounts
  log: FastifyBaseLogger
  metrics: HttpMetrics
  masterKeys: readonly MasterKey[]
  version: string
  authMode: 'demo' | 'accounts'
  /** Origins our own pages come from; undefined: this machine's loopback names at any port. */
  publicUrl: URL | undefined
  metricsToken: string | undefined
  stripePublishableKey: string | undefined
  findBrowser: () => 'found' | 'missing'
  /** The built pages; undefined where another program serves them, as in development. */
  webFiles: string | undefined
  requestsPerMinute: number
}
