import { type Billing, calls } from '@app/contract'
import {
  type Asker,
  cancelPlan,
  changePlan,
  Fault,
  listInvoices,
  openCheckout,
  openPortal,
  previewChange,
  readBilling,
  receiveEvent,
  resumePlan,
  setPlan,
  startPayment,
  undoChange,
} from '@app/core'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ownAddress } from '../billing/own-address.ts'
import { answer, serve } from '../http/answer.ts'
import { withRawBody } from '../http/raw-body.ts'
import type { Parts } from '../parts.ts'

/** Stripe's largest events are a few dozen. */
const EVENT_KILOBYTES = 512

/** Most calls wait for the payment provider, so none of them holds a transaction meanwhile. */
export async function billingRoutes(app: FastifyInstance, parts: Parts): Promise<void> {
  const { db, billing, stripePublishableKey: publishableKey } = parts
  const setup = { payments: billing.payments, publishableKey }
  const read = (user: Asker): Promise<Billing> => db.asUser(user.id, (tx) => readBilling({ db: tx, user }, setup))

  answer(app, parts, calls.billing.read, ({ ctx }) => readBilling(ctx, setup))
  serve(app, calls.billing.createCheckoutSession, async (request) => {
    const { priceId, ...body } = request.body as { priceId: string; successUrl: string; cancelUrl: string }
    const successUrl = ownAddress(parts, request, 'successUrl', body.successUrl)
    const cancelUrl = ownAddress(parts, request, 'cancelUrl', body.cancelUrl)
    return openCheckout(billing, asker(request), { priceId, successUrl, cancelUrl })
  })
  serve(app, calls.billing.createPaymentIntent, async (request) =>
    startPayment(billing, asker(request), request.body as { amount: number; planType: string }),
  )
  serve(app, calls.billing.preview, async (request) =>
    previewChange(billing, asker(request), request.body as Parameters<typeof previewChange>[2]),
  )
  serve(app, calls.billing.change, async (request) => {
    const user = asker(request)
    const { confirmUrl } = await changePlan(billing, user, request.body as Parameters<typeof changePlan>[2])
    return { billing: await read(user), confirmUrl }
  })
  serve(app, calls.billing.undo, async (request) => {
    await undoChange(billing, asker(request))
    return read(asker(request))
  })
  serve(app, calls.billing.cancel, async (request) => {
    await cancelPlan(billing, asker(request))
    return read(asker(request))
  })
  serve(app, calls.billing.resume, async (request) => {
    await resumePlan(billing, asker(request))
    return read(asker(request))
  })
  serve(app, calls.billing.portal, async (request) => {
    const { returnUrl } = request.body as { returnUrl: string }
    return openPortal(billing, asker(request), ownAddress(parts, request, 'returnUrl', returnUrl))
  })
  serve(app, calls.billing.listInvoices, async (request) => listInvoices(billing, asker(request)))
  serve(app, calls.billing.setPlan, async (request) => {
    const { userId } = request.params as { userId: string }
    const { tier } = request.body as { tier: Parameters<typeof setPlan>[2] }
    return read(await setPlan(db, userId, tier, asker(request).id))
  })

  await withRawBody(app, { kilobytes: EVENT_KILOBYTES }, (scope) => {
    serve(scope, calls.billing.receive, async (request) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const { 'stripe-signature': signature } = request.headers
      await receiveEvent(billing, { body, signature: typeof signature === 'string' ? signature : '' })
      return { ok: true as const }
    })
  })
}

function asker({ visitor }: FastifyRequest): Asker {
  if (!visitor) throw new Fault('not-signed-in', 'Sign in to go on.')
  return visitor.user
}
