import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureDemoUser, getInstallationSecret, type MasterKey, watchFlags } from '@app/core'
import { type Database, openDatabase, openEmbeddedDatabase } from '@app/db'
import { builtinPlanner, chooseExplainer, choosePlanner, type ModelKeys } from '@app/planner'
import { PRODUCT_NAME } from '@app/spec'
import { folderStore, type Store, s3Store } from '@app/store'
import { findFooting } from '@app/tools'
import type { Logger } from 'pino'
import { assembleBilling } from './billing/assemble-payments.ts'
import { greetMailServer } from './bots/greet-mail-server.ts'
import { readLocalAdminKey, readLocalMasterKeys } from './config/local-keys.ts'
import type { Config } from './config.ts'
import { createAccounts } from './http/accounts.ts'
import { createMetrics } from './http/metrics.ts'
import { createWaits } from './http/waits.ts'
import { createHub } from './live/hub.ts'
import { assembleLocalModel } from './local-model/assemble-local-model.ts'
import { accountMail } from './mail/account-mail.ts'
import type { Parts } from './parts.ts'
import { toolFacts } from './plans/tool-facts.ts'
import { EXTENSION_FILES, MIGRATIONS, VERSION, WEB_FILES } from './root.ts'
import { answerCall } from './services/answer-call.ts'
import { findModelServers, modelsAllowed } from './services/find-model-servers.ts'
import { lookAtMcp } from './services/look-at-mcp.ts'
import { ownModels } from './services/own-models.ts'
import { tryModel } from './services/try-model.ts'
import { tryPlatform } from './services/try-platform.ts'

/** Per address; a person clicks far less, a runaway script far more. */
const REQUESTS_PER_MINUTE = 1_200

export function openConfiguredDatabase(config: Config, log: Logger): Promise<Database> {
  const options = {
    migrationsFolder: MIGRATIONS,
    onIdleError: (err: Error) => log.warn({ err }, 'a database connection was lost'),
  }
  if (config.databaseUrl) return openDatabase({ url: config.databaseUrl, ...options })
  return openEmbeddedDatabase({ dataDir: config.dataDir, ...options })
}

/** Where this installation is reached, as its links say. */
export const baseUrlOf = ({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): string =>
  publicUrl?.origin ?? `http://127.0.0.1:${port}`

/** The bucket, where one is named; else a folder beside the database. */
function openConfiguredStore({ s3, dataDir }: Config): Store {
  const { bucket, accessKeyId, secretAccessKey, ...rest } = s3
  if (bucket && accessKeyId && secretAccessKey) return s3Store({ bucket, accessKeyId, secretAccessKey, ...rest })
  return folderStore(join(dataDir, 'artefacts'))
}

/** Demo mode is on loopback only, and has a key of its own. */
function adminKeyOf({ adminKey, authMode, dataDir }: Config): Parts['adminKey'] {
  if (adminKey) return { value: adminKey, made: false }
  return authMode === 'demo' ? { value: readLocalAdminKey(dataDir), made: true } : undefined
}

/** Of a browser on this machine; one elsewhere is its owner's to look after. */
function sandboxOf({ path, cdpUrl }: Config['browser']): Parts['isSandboxed'] {
  return path && !cdpUrl ? () => findFooting(path).sandbox : undefined
}

/** Where everybody who asks sits at this machine, its usual model servers may be used. */
function assembleModels(config: Config, masterKeys: readonly MasterKey[], log: Logger): Parts['models'] {
  const { authMode, egressAllow } = config
  const allow = modelsAllowed({ authMode, egressAllow })
  const findServers = authMode === 'demo' ? findModelServers : async () => []
  const local = assembleLocalModel(config, log)
  return { own: ownModels(masterKeys, allow), tryModel: tryModel(allow), findServers, local }
}

/** What the installation itself has to ask models with. */
export const modelKeysOf = (config: Config, { local }: Pick<Parts['models'], 'local'>): ModelKeys => ({
  ...config.models,
  local: local.place,
})

/** The real parts, from the configuration and an open database. */
export async function assembleParts(config: Config, db: Database, log: Logger): Promise<Parts> {
  const masterKeys = config.masterKeys ?? readLocalMasterKeys(config.dataDir)
  const secret = await getInstallationSecret(db, masterKeys, 'accounts')
  if (config.authMode === 'demo') await ensureDemoUser(db)
  const here = [`http://127.0.0.1:${config.port}`, `http://localhost:${config.port}`, `http://[::1]:${config.port}`]
  const baseUrl = baseUrlOf(config)
  const { smtp } = config.mail
  const flags = watchFlags(db)
  const models = assembleModels(config, masterKeys, log)
  const keys = modelKeysOf(config, models)
  return {
    db,
    log,
    masterKeys,
    accounts: createAccounts({
      db,
      mode: config.authMode,
      secret: secret.reveal(),
      baseUrl,
      trustedOrigins: config.publicUrl ? [config.publicUrl.origin] : here,
      mail: config.mail.smtp && accountMail(db),
      mayJoin: () => flags.isOn('sign-up'),
    }),
    live: createHub(db),
    files: openConfiguredStore(config),
    metrics: createMetrics(),
    version: VERSION,
    authMode: config.authMode,
    publicUrl: config.publicUrl,
    metricsToken: config.metricsToken,
    adminKey: adminKeyOf(config),
    pushKey: config.push.publicKey,
    stripePublishableKey: config.stripe.publishableKey,
    billing: assembleBilling(config.stripe, db, log),
    mail: config.mail.smtp ? 'server' : 'outbox',
    phoneService: Boolean(config.twilio.accountSid && config.twilio.authToken && config.publicUrl),
    answerCall: answerCall(db, { publicUrl: config.publicUrl, token: config.twilio.authToken }),
    lookAtMcp: lookAtMcp(config.egressAllow),
    tryPlatform: tryPlatform(config.egressAllow),
    models,
    planners: choosePlanner({ builtin: builtinPlanner(), keys, tools: toolFacts }),
    flags,
    explainers: chooseExplainer(PRODUCT_NAME, keys),
    // A worker of this machine has it open, where its port was said.
    practiceUrl: typeof config.practicePort === 'number' ? `http://127.0.0.1:${config.practicePort}` : undefined,
    findBrowser: () =>
      config.browser.cdpUrl || (config.browser.path && existsSync(config.browser.path)) ? 'found' : 'missing',
    isSandboxed: sandboxOf(config.browser),
    probes: { mail: smtp && (() => greetMailServer(smtp)) },
    webFiles: WEB_FILES,
    extensionFiles: EXTENSION_FILES,
    requestsPerMinute: REQUESTS_PER_MINUTE,
    waits: createWaits(),
  }
}
