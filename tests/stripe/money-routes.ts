import { type Book, get, Refused } from './book.ts'
import type { Charge, Refund } from './objects.ts'
import { partOf, textOf } from './parse-form.ts'
import { type Ask, type Route, toList } from './routes.ts'

export const moneyRoutes: Route[] = [
  [
    'GET',
    '/v1/invoices',
    ({ book, body }) => {
      const mine = [...book.invoices.values()].filter(({ customer }) => customer === textOf(body, 'customer'))
      return toList(mine.reverse(), '/v1/invoices')
    },
  ],
  ['GET', '/v1/invoices/:id', ({ book, id }) => get(book.invoices, id)],
  ['GET', '/v1/invoice_payments', listPayments],
  ['GET', '/v1/charges/:id', ({ book, id }) => get(book.charges, id)],
  [
    'GET',
    '/v1/refunds',
    ({ book, body }) => {
      const since = Number(textOf(partOf(body, 'created'), 'gte'))
      return toList([...book.refunds.values()].filter(({ created }) => created >= since).reverse(), '/v1/refunds')
    },
  ],
  [
    'POST',
    '/v1/refunds',
    ({ book, body }) => {
      const intent = textOf(body, 'payment_intent')
      const charge = [...book.charges.values()].find(({ payment_intent }) => payment_intent === intent)
      return refund(book, get(book.charges, charge?.id ?? ''))
    },
  ],
]

function listPayments({ book, body }: Ask) {
  const intent = textOf(partOf(body, 'payment'), 'payment_intent')
  const found = [...book.charges.values()].filter(({ payment_intent }) => payment_intent === intent)
  return toList(
    found.map(({ id, invoice_id }) => ({ id: `inpay_${id}`, object: 'invoice_payment', invoice: invoice_id })),
    '/v1/invoice_payments',
  )
}

/** Gives money back: all of it, or as much as is said. */
export function refund(book: Book, charge: Charge, amount = charge.amount - charge.amount_refunded): Refund {
  if (charge.amount_refunded >= charge.amount)
    throw new Refused(400, 'invalid_request_error', 'charge_already_refunded', 'The charge has been refunded')
  const back = Math.min(amount, charge.amount - charge.amount_refunded)
  charge.amount_refunded += back
  const made: Refund = { id: book.id('re'), object: 'refund', charge: charge.id, amount: back, created: book.now }
  book.refunds.set(made.id, made)
  book.tell('charge.refunded', charge)
  return made
}
