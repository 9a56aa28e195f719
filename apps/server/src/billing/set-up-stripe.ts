import { listPrices, PLANS, type Plan, PRODUCT_NAME, type Price } from '@app/spec'
import type Stripe from 'stripe'
import { isRight } from './catalogue.ts'
import { findPortal } from './stripe-portal.ts'

/** Lays the catalogue down in an operator's Stripe account. Run again, it changes only what is not right. */
export async function setUpStripe(stripe: Stripe, say: (line: string) => void): Promise<void> {
  for (const plan of PLANS) await ensureProduct(stripe, plan, say)
  const { data } = await stripe.prices.list({ lookup_keys: listPrices().map(({ id }) => id), active: true, limit: 100 })
  for (const price of listPrices()) {
    const found = data.find(({ lookup_key }) => lookup_key === price.id)
    await ensurePrice(stripe, price, found, say)
  }
  await ensurePortal(stripe, say)
}

const productId = (plan: Plan) => `${PRODUCT_NAME.toLowerCase()}_${plan.id}`
const described = ({ actionLimit, agentLimit }: Plan) => `${actionLimit} AI actions a month, ${agentLimit} agents`

async function ensureProduct(stripe: Stripe, plan: Plan, say: (line: string) => void): Promise<void> {
  const id = productId(plan)
  const facts = { name: plan.name, description: described(plan) }
  const found = await stripe.products.list({ ids: [id], limit: 1 })
  const [product] = found.data
  if (!product) {
    await stripe.products.create({ id, ...facts })
    return say(`made      ${plan.name} (${id})`)
  }
  if (product.name === facts.name && product.description === facts.description && product.active)
    return say(`as it was ${plan.name} (${id})`)
  await stripe.products.update(id, { ...facts, active: true })
  say(`mended    ${plan.name} (${id})`)
}

/** A price cannot be changed, only replaced: the new one takes over the lookup key, and who pays the old one goes on. */
async function ensurePrice(
  stripe: Stripe,
  price: Price,
  found: Stripe.Price | undefined,
  say: (line: string) => void,
): Promise<void> {
  const words = `${price.id}: ${price.cents / 100} USD a ${price.interval}`
  if (found && isRight(found)) return say(`as it was ${words}`)
  await stripe.prices.create({
    product: productId(price.plan),
    currency: 'usd',
    unit_amount: price.cents,
    recurring: { interval: price.interval },
    lookup_key: price.id,
    transfer_lookup_key: true,
    metadata: { price_id: price.id },
  })
  say(`${found ? 'replaced ' : 'made     '} ${words}`)
}

/** The payment method and the invoices; plans change in the product itself, where the difference is shown first. */
async function ensurePortal(stripe: Stripe, say: (line: string) => void): Promise<void> {
  if (await findPortal(stripe)) return say('as it was the page for payment methods')
  await stripe.billingPortal.configurations.create({
    features: { payment_method_update: { enabled: true }, invoice_history: { enabled: true } },
    metadata: { app: PRODUCT_NAME },
  })
  say('made      the page for payment methods')
}
