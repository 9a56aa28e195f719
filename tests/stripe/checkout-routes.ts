import { get, refuse } from './book.ts'
import { DAY } from './calendar.ts'
import type { Customer, Session } from './objects.ts'
import { listOf, metadataOf, partOf, textOf } from './parse-form.ts'
import type { Ask, Route } from './routes.ts'
import { expire } from './turn-clock.ts'

export const checkoutRoutes: Route[] = [
  ['POST', '/v1/customers', makeCustomer],
  ['POST', '/v1/checkout/sessions', openSession],
  ['GET', '/v1/checkout/sessions/:id', ({ book, id }) => get(book.sessions, id)],
  [
    'POST',
    '/v1/checkout/sessions/:id/expire',
    ({ book, id }) => {
      const session = get(book.sessions, id)
      if (session.status !== 'open') throw refuse('Only open sessions can be expired')
      expire(book, session)
      return session
    },
  ],
]

function makeCustomer({ book, body }: Ask): Customer {
  const customer: Customer = {
    id: book.id('cus'),
    object: 'customer',
    email: textOf(body, 'email') ?? '',
    name: textOf(body, 'name') ?? '',
    metadata: metadataOf(body),
    balance: 0,
    invoice_settings: { default_payment_method: null },
  }
  book.customers.set(customer.id, customer)
  return customer
}

function openSession({ book, body }: Ask): Session {
  const id = book.id('cs')
  const [line] = listOf(body, 'line_items')
  const session: Session = {
    id,
    object: 'checkout.session',
    status: 'open',
    url: `https://checkout.example/${id}`,
    customer: get(book.customers, textOf(body, 'customer') ?? '').id,
    subscription: null,
    success_url: textOf(body, 'success_url') ?? '',
    expires_at: book.now + DAY,
    price: get(book.prices, textOf(line ?? {}, 'price') ?? '').id,
    metadata: metadataOf(partOf(body, 'subscription_data')),
  }
  book.sessions.set(id, session)
  return session
}
