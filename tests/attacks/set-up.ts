import { randomBytes } from 'node:crypto'
import { openStripe } from '../../apps/server/src/billing/open-stripe.ts'
import { setUpStripe } from '../../apps/server/src/billing/set-up-stripe.ts'
import { type StripeStandIn, startStripe } from '../stripe/start-stripe.ts'
import { ask } from './ask.ts'
import { makeBelongings } from './belongings.ts'
import { startLure } from './lure.ts'
import { type Person, peopleAt, signUp } from './person.ts'
import { startPulse } from './pulse.ts'
import { freePort, type Product, startProduct } from './start-product.ts'
import type { Keys, Own, Target } from './target.ts'

export interface SetUp {
  target: Target
  end(): Promise<void>
}

const ALL = ['read', 'write', 'approve'] as const

/** The people, their keys and their things; on an installation of our own unless another is named. */
export async function setUp(named: URL | undefined): Promise<SetUp> {
  const closers: (() => Promise<unknown>)[] = []
  const end = async () => {
    for (const close of closers.reverse()) await close().catch((error) => console.error(String(error)))
  }
  try {
    const pulse = startPulse()
    closers.push(async () => pulse.stop())
    const lure = await startLure()
    closers.push(lure.stop)
    const own = named ? undefined : await startOwn(new URL(lure.url).host, closers)
    const base = named ?? own?.product.base ?? new URL('http://127.0.0.1')
    if (named) await refuseFresh(named)
    // Who was made in somebody else's installation leaves it again.
    if (named) closers.push(() => Promise.all(peopleAt(named).map(leave)))
    const ada = await signUp(base, 'Ada')
    const ben = await signUp(base, 'Ben')
    const things = await makeBelongings(ada, lure)
    return { target: { base, ada, ben, things, lure, pulse, own, keys: await makeKeys(ada) }, end }
  } catch (error) {
    await end()
    throw error
  }
}

/** The first account becomes the administrator, and that is not to be one of ours. */
async function refuseFresh(named: URL): Promise<void> {
  const { json } = await ask(named, '/api/session')
  if (!(json as { firstAccount?: boolean } | undefined)?.firstAccount) return
  throw new Error('Nobody has signed up there yet. Sign up first: the first account is the administrator.')
}

async function startOwn(lureHost: string, closers: (() => Promise<unknown>)[]): Promise<Own> {
  const [adminKey, webhookSecret] = [randomBytes(24).toString('hex'), `whsec_${randomBytes(24).toString('hex')}`]
  const stripe = await startPayments()
  closers.push(stripe.stop)
  const start = async (env: Record<string, string>): Promise<Product> => {
    const product = await startProduct(env)
    closers.push(product.stop)
    return product
  }
  const product = await start({
    ADMIN_KEY: adminKey,
    PRACTICE_PORT: String(await freePort()),
    EGRESS_ALLOW: lureHost,
    STRIPE_SECRET_KEY: STRIPE_KEY,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_attack',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: stripe.url,
    BROWSER_PATH: process.env.BROWSER_PATH ?? '',
  })
  const admin = await signUp(product.base, 'Root')
  const fresh = await start({ ROLES: 'web' })
  const mailed = await start({ ROLES: 'web', SMTP_URL: 'smtp://127.0.0.1:9?tls=off&from=office@attack.example' })
  return { product, admin, adminKey, webhookSecret, fresh, mailed }
}

const STRIPE_KEY = 'sk_test_attack'

async function startPayments(): Promise<StripeStandIn> {
  const stripe = await startStripe(Math.floor(Date.now() / 1_000))
  await setUpStripe(openStripe({ secretKey: STRIPE_KEY, apiBase: stripe.url }), () => undefined)
  return stripe
}

export async function makeKey(person: Person, scopes: readonly string[]): Promise<{ id: string; key: string }> {
  return person.get('POST', '/api/account/api-keys', { name: `To ${scopes.join(', ')}`, scopes })
}

async function makeKeys(person: Person): Promise<Keys> {
  const [read, write, approve] = await Promise.all(ALL.map((scope) => makeKey(person, [scope])))
  const both = await makeKey(person, ['read', 'write'])
  return { read: read?.key ?? '', write: write?.key ?? '', approve: approve?.key ?? '', both: both.key }
}

const leave = (person: Person) =>
  person.get('POST', '/api/account/delete', { password: person.password, confirm: person.email })
