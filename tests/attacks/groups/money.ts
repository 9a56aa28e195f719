import { createHmac } from 'node:crypto'
import { listPrices } from '@app/spec'
import { sign } from '../../stripe/deliver.ts'
import { ask, shown } from '../ask.ts'
import { group } from '../attack.ts'
import { ownOf, type Target } from '../target.ts'

const INTENT = '/api/create-payment-intent'
const CHECKOUT = '/api/create-checkout-session'

async function stillFree({ ben }: Target): Promise<true | string> {
  const { tier, status } = await ben.get<{ tier: string; status: string }>('GET', '/api/billing')
  return (tier === 'micro' && status === 'free') || `Ben’s plan is ${tier}, ${status}`
}

export const money = group('money', [
  {
    name: 'Only the catalogue’s own amount begins a payment.',
    own: true,
    async run(target) {
      for (const { planType, cents } of listPrices()) {
        const right = cents / 100
        for (const amount of [1, 0, -right, right - 1, right + 0.001, cents, 1e308, String(right), null, [right]]) {
          const answer = await target.ben.ask('POST', INTENT, { amount, planType })
          if (answer.status !== 400) return `${JSON.stringify(amount)} for ${planType}: ${shown(answer)}`
        }
      }
      return stillFree(target)
    },
  },
  {
    name: 'A price or plan that is not in the catalogue is refused, and so is leading a payer elsewhere.',
    own: true,
    async run(target) {
      const { ben, base } = target
      const [successUrl, cancelUrl] = [`${base.origin}/success`, `${base.origin}/pricing`]
      const wrong: [path: string, body: object][] = [
        ...['price_free', 'price_pro_monthly ', '__proto__', 'constructor', '../price_pro_monthly'].map(
          (priceId): [string, object] => [CHECKOUT, { priceId, successUrl, cancelUrl }],
        ),
        ...['https://evil.example/', 'javascript:alert(1)', `http://${base.host}@evil.example/`].map(
          (url): [string, object] => [CHECKOUT, { priceId: 'price_pro_monthly', successUrl: url, cancelUrl }],
        ),
        [CHECKOUT, { priceId: 'price_pro_monthly', successUrl, cancelUrl, quantity: -1 }],
        [INTENT, { amount: 0, planType: 'toString' }],
        ['/api/billing/change', { plan: 'micro', interval: 'month' }],
        ['/api/billing/preview', { plan: 'starter', interval: 'decade' }],
      ]
      for (const [path, body] of wrong) {
        const answer = await ben.ask('POST', path, body)
        if (answer.status !== 400) return `${path} ${JSON.stringify(body).slice(0, 80)}: ${shown(answer)}`
      }
      return stillFree(target)
    },
  },
  {
    name: 'Word of a payment is believed only with the provider’s own fresh signature.',
    own: true,
    async run(target) {
      const { webhookSecret } = ownOf(target)
      const session = { object: 'checkout.session', customer: 'cus_1', metadata: { userId: target.ben.id } }
      const event = { id: 'evt_forged', object: 'event', type: 'checkout.session.completed', livemode: false }
      const body = JSON.stringify({ ...event, created: 1, data: { object: session } })
      const now = Math.floor(Date.now() / 1_000)
      const bare = createHmac('sha256', webhookSecret).update(body).digest('hex')
      const signatures = [
        '',
        `t=${now},v1=`,
        `t=${now},v1=${bare}`,
        sign('whsec_another', body, now),
        sign('', body, now),
        sign(webhookSecret, `${body} `, now),
        sign(webhookSecret, body, now - 3_600),
        sign(webhookSecret, body, now).replace('v1=', 'v0='),
        sign(webhookSecret, body, Number.NaN),
      ]
      for (const signature of signatures) {
        const headers = { 'stripe-signature': signature }
        const answer = await ask(target.base, '/api/stripe/webhook', { method: 'POST', body, headers })
        if (answer.status !== 401 && answer.status !== 400) return `${signature.slice(0, 30)}: ${shown(answer)}`
      }
      return stillFree(target)
    },
  },
  {
    name: 'Nobody gives themselves a plan, and no limit can be set below nothing.',
    async run(target) {
      const { ben } = target
      const given = await ben.ask('PUT', `/api/admin/plans/${ben.id}`, { tier: 'quantum' })
      if (given.status !== 403) return shown(given)
      const recipe = { version: 1, steps: [{ do: 'http.get' }] }
      const policy = { permissions: { fileAccess: false, appAccess: false }, domains: null, approval: 'risky' }
      for (const many of [-1, 0, 1.5, 1e9]) {
        const limited = { name: 'Limits', recipe, policy: { ...policy, limits: { actionsPerTask: many } } }
        const answer = await ben.ask('POST', '/api/tasks', limited)
        if (answer.status !== 400) return `actionsPerTask ${many}: ${shown(answer)}`
      }
      const settings = await ben.get('GET', '/api/settings/user')
      const more = await ben.ask('POST', '/api/settings/user', { ...settings, maxConcurrentBots: -5 })
      return more.status === 400 || shown(more)
    },
  },
])
