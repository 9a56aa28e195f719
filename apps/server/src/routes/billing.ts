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
import { answer, answerOutside, serve } from '../http/answer.ts'
import { withRawBody } from '../http/raw-body.ts'
import type { Parts } from '../parts.ts'

/** Stripe's largest events are a few dozen. */
const EVENT_KILOBYTES = 512

export async function billingRoutes(app: FastifyInstance, parts: Parts): Promise<void> {
  const { db, billing, stripePublishableKey: publishableKey } = parts
  const setup = { payments: billing.payments, publishableKey }
  const read = (user: Asker): Promise<Billing> => db.asUser(user.id, (tx) => readBilling({ db: tx, user }, setup))

  answer(app, parts, calls.billing.read, ({ ctx }) => readBilling(ctx, setup))
  answerOutside(app, parts, calls.billing.createCheckoutSession, async ({ user, outside, body, reply }) => {
    const { priceId } = body
    const successUrl = ownAddress(parts, reply.request, 'successUrl', body.successUrl)
    const cancelUrl = ownAddress(parts, reply.request, 'cancelUrl', body.cancelUrl)
    return outside(() => openCheckout(billing, user, { priceId, successUrl, cancelUrl }))
  })
  answerOutside(app, parts, calls.billing.createPaymentIntent, ({ user, outside, body }) =>
    outside(() => startPayment(billing, user, body)),
  )
  answerOutside(app, parts, calls.billing.preview, ({ user, outside, body }) =>
    outside(() => previewChange(billing, user, body)),
  )
  answerOutside(app, parts, calls.billing.change, async ({ user, outside, body }) => {
    const { confirmUrl } = await outside(() => changePlan(billing, user, body))
    return { billing: await read(user), confirmUrl }
  })
  answerOutside(app, parts, calls.billing.undo, async ({ user, outside }) => {
    await outside(() => undoChange(billing, user))
    return read(user)
  })
  answerOutside(app, parts, calls.billing.cancel, async ({ user, outside }) => {
    await outside(() => cancelPlan(billing, user))
    return read(user)
  })
  answerOutside(app, parts, calls.billing.resume, async ({ user, outside }) => {
    await outside(() => resumePlan(billing, user))
    return read(user)
  })
  answerOutside(app, parts, calls.billing.portal, async ({ user, outside, body, reply }) =>
    outside(() => openPortal(billing, user, ownAddress(parts, reply.request, 'returnUrl', body.returnUrl))),
  )
  answerOutside(app, parts, calls.billing.listInvoices, ({ user, outside }) =>
    outside(() => listInvoices(billing, user)),
  )
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
