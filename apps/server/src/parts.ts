import type { Session } from '@app/contract'
import type { BillingParts, Files, Flags, MasterKey } from '@app/core'
import type { Database } from '@app/db'
import type { Explainers, Planners } from '@app/planner'
import type { Span } from '@app/toolkit'
import type { FastifyBaseLogger } from 'fastify'
import type { Probes } from './bots/probes.ts'
import type { Accounts } from './http/accounts.ts'
import type { HttpMetrics } from './http/metrics.ts'
import type { Waits } from './http/waits.ts'
import type { Hub } from './live/hub.ts'
import type { LocalModels } from './local-model/local-model.ts'
import type { AnswerCall } from './services/answer-call.ts'
import type { FindModelServers } from './services/find-model-servers.ts'
import type { LookAtMcp } from './services/look-at-mcp.ts'
import type { OwnModels } from './services/own-models.ts'
import type { TryModel } from './services/try-model.ts'
import type { TryPlatform } from './services/try-platform.ts'

/** What the server is made of. `main.ts` gives real ones, a test its own. */
export interface Parts {
  db: Database
  accounts: Accounts
  /** Whom to tell that something happened. Closed by the app. */
  live: Hub
  /** Where the bytes of artefacts lie. */
  files: Files
  log: FastifyBaseLogger
  metrics: HttpMetrics
  /** Who is told what takes how long; left out where nobody is. */
  spans?: Span | undefined
  masterKeys: readonly MasterKey[]
  version: string
  authMode: 'demo' | 'accounts'
  /** Origins our own pages come from; undefined: this machine's loopback names at any port. */
  publicUrl: URL | undefined
  metricsToken: string | undefined
  /** Decision 7: opens the administrator's figures; `made` here rather than set, and so given to this machine's page. */
  adminKey?: { value: string; made: boolean } | undefined
  stripePublishableKey: string | undefined
  /** Under which browsers know this installation's push messages; left out where there are none. */
  pushKey?: string | undefined
  /** Who takes the money, or says what is missing for it. */
  billing: BillingParts
  /** Where the product's mails go. */
  mail: Session['mail']
  answerCall: AnswerCall
  /** True where a phone service and a public address are set: calls are real then. */
  phoneService?: boolean | undefined
  lookAtMcp: LookAtMcp
  tryPlatform: TryPlatform
  /** The models that people bring themselves, and the one of this machine. */
  models: { own: OwnModels; tryModel: TryModel; findServers: FindModelServers; local: LocalModels }
  /** Who makes steps of plain words. */
  planners: Planners
  /** What an administrator has left on. */
  flags: Flags
  /** Who puts an answer of the help into words of its own. */
  explainers: Explainers
  /** Where agents may rehearse; undefined where there is no practice site. */
  practiceUrl: string | undefined
  findBrowser: () => 'found' | 'missing'
  /** Whether the browser of this machine runs in its sandbox; left out where it is elsewhere or nobody knows. */
  isSandboxed?: (() => boolean) | undefined
  /** Ways to find out whether parts answer that this process does not own; what is left out is not looked at so. */
  probes?: Probes | undefined
  /** The built pages; undefined where another program serves them, as in development. */
  webFiles: string | undefined
  /** The extension's built packages; left out where there are none. */
  extensionFiles?: string | undefined
  requestsPerMinute: number
  /** How long the body of a request may take to arrive, where that is not the usual time. */
  bodyMs?: number | undefined
  /** How long a plan may take, and waiting for one's turn with it. */
  planMs?: number | undefined
  /** What is in the air for each person. */
  waits: Waits
}
