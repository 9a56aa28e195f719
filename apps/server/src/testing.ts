import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { ensureDemoUser, localPayments, type Payments, watchFlags } from '@app/core'
import { users } from '@app/db'
import { testDatabase } from '@app/db/testing'
import { preparedPlanners } from '@app/planner/testing'
import { folderStore } from '@app/store'
import { eq } from 'drizzle-orm'
import { afterAll } from 'vitest'
import { createApp } from './app.ts'
import { createAccounts } from './http/accounts.ts'
import { createLogger } from './http/logger.ts'
import { createMetrics } from './http/metrics.ts'
import { createWaits } from './http/waits.ts'
import { createHub } from './live/hub.ts'
import type { LocalModels } from './local-model/local-model.ts'
import { accountMail } from './mail/account-mail.ts'
import type { Parts } from './parts.ts'
import { answerCall } from './services/answer-call.ts'
import { ownModels } from './services/own-models.ts'
import { tryModel } from './services/try-model.ts'
import { tryPlatform } from './services/try-platform.ts'

export const MASTER_KEY = { id: 'test', bytes: Buffer.from('0123456789abcdef0123456789abcdef') }
export const ORIGIN = 'http://127.0.0.1:3000'

/** An installation with no mail server, no phone service and no public address. */
export const NO_SERVICES = { mail: {}, twilio: {}, publicUrl: undefined }

export interface Asked {
  status: number
  words: string
  /** The answer read as JSON; undefined where it is not. */
  json: unknown
  headers: Record<string, unknown>
}

export interface Person {
  ask(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Asked>
  /** For what is not asked through `ask`. */
  cookie(): string
}

/** Each from an address of their own, also from another test's: limits are per address, and the library counts them for the whole process. */
let people = 0

/** The whole server on a database of its own, spoken to without a socket. */
export async function startTestApp(
  over: Partial<Parts> = {},
  payments: Payments = localPayments(['STRIPE_SECRET_KEY']),
) {
  const db = await testDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'test-artefacts-'))
  const lines: string[] = []
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const authMode = over.authMode ?? 'demo'
  if (authMode === 'demo') await ensureDemoUser(db)
  const parts: Parts = {
    db,
    log: createLogger('debug', sink),
    accounts: createAccounts({
      db,
      mode: authMode,
      secret: 'a secret for this test run only, 32 long',
      baseUrl: ORIGIN,
      trustedOrigins: [ORIGIN],
      mail: over.mail === 'server' ? accountMail(db) : undefined,
      mayJoin: () => watchFlags(db).isOn('sign-up'),
    }),
    live: createHub(db),
    files: folderStore(folder),
    metrics: createMetrics(),
    masterKeys: [MASTER_KEY],
    version: '0.0.0-test',
    authMode,
    publicUrl: undefined,
    metricsToken: undefined,
    stripePublishableKey: undefined,
    billing: { db, payments, note: () => undefined },
    mail: 'outbox',
    answerCall: answerCall(db, { publicUrl: over.publicUrl, token: 'test token' }),
    lookAtMcp: async () => [],
    tryPlatform: tryPlatform([]),
    models: testModels(),
    planners: preparedPlanners({}),
    explainers: { named: () => undefined },
    flags: watchFlags(db),
    practiceUrl: undefined,
    findBrowser: () => 'missing',
    webFiles: undefined,
    requestsPerMinute: 100_000,
    waits: createWaits(),
    ...over,
  }
  const app = await createApp(parts)
  afterAll(async () => {
    await app.close()
    await db.close()
    await rm(folder, { recursive: true })
  })

  /** Somebody at a browser: keeps cookies, sends the page's origin. */
  function person(): Person {
    const jar = new Map<string, string>()
    people += 1
    const remoteAddress = `127.0.${people >> 8}.${people & 255}`
    const cookie = () => [...jar].map(([k, v]) => `${k}=${v}`).join('; ')
    return {
      cookie,
      async ask(method, path, body, headers = {}) {
        const answer = await app.inject({
          method: method as 'GET',
          url: path,
          remoteAddress,
          headers: {
            host: '127.0.0.1:3000',
            ...(method === 'GET' ? {} : { origin: ORIGIN }),
            ...(jar.size ? { cookie: cookie() } : {}),
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...headers,
          },
          ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
        })
        for (const cookie of answer.cookies) jar.set(cookie.name, encodeURIComponent(cookie.value))
        return { status: answer.statusCode, words: answer.body, json: parse(answer.body), headers: answer.headers }
      },
    }
  }

  /** Somebody with an account of their own, signed in. */
  async function signUp(email: string, password = 'a long enough password'): Promise<Person> {
    const someone = person()
    const { status, words } = await someone.ask('POST', '/api/auth/sign-up/email', { name: email, email, password })
    if (status !== 200) throw new Error(`sign-up answered ${status}: ${words}`)
    if (parts.mail === 'server') await enterUnconfirmed(someone, { email, password })
    return someone
  }

  /** As an account from before there was a mail server: signed in, and its address not confirmed. */
  async function enterUnconfirmed(someone: Person, { email, password }: { email: string; password: string }) {
    const confirm = (emailVerified: boolean) =>
      db.asSystem((tx) => tx.update(users).set({ emailVerified }).where(eq(users.email, email)))
    await confirm(true)
    await someone.ask('POST', '/api/auth/sign-in/email', { email, password })
    await confirm(false)
  }

  return { app, db, parts, logged: () => lines.join(''), person, signUp }
}

/** Models for a test that has none, or some of its own. */
export const testModels = (over: Partial<Parts['models']> = {}): Parts['models'] => ({
  own: ownModels([MASTER_KEY], []),
  tryModel: tryModel([]),
  findServers: async () => [],
  local: noLocalModel,
  ...over,
})

const NOTHING = async () => undefined
const noLocalModel: LocalModels = {
  read: async () => ({ stage: 'none', model: null, received: 0, problem: null, least: { bytes: 0, memoryBytes: 0 } }),
  fetch: NOTHING,
  pause: NOTHING,
  remove: NOTHING,
  goOn: () => undefined,
  place: () => undefined,
  runs: () => false,
  close: NOTHING,
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
