import { type Book, get, refuse } from './book.ts'
import type { Price } from './objects.ts'
import { metadataOf, partOf, textOf, textsOf } from './parse-form.ts'
import { type Ask, type Route, toList } from './routes.ts'

export const catalogueRoutes: Route[] = [
  [
    'GET',
    '/v1/products',
    ({ book, body }) =>
      toList(
        textsOf(body, 'ids').flatMap((id) => book.products.get(id) ?? []),
        '/v1/products',
      ),
  ],
  [
    'POST',
    '/v1/products',
    ({ book, body }) => {
      const id = textOf(body, 'id') ?? book.id('prod')
      if (book.products.has(id)) throw refuse('Product already exists', 'resource_already_exists')
      const product = { ...body, id, object: 'product', active: true }
      book.products.set(id, product)
      return product
    },
  ],
  ['POST', '/v1/products/:id', ({ book, id, body }) => Object.assign(get(book.products, id), body, { active: true })],
  [
    'GET',
    '/v1/prices',
    ({ book, body }) => {
      const keys = textsOf(body, 'lookup_keys')
      const found = [...book.prices.values()].filter((price) => price.active && keys.includes(price.lookup_key ?? ''))
      return toList(found, '/v1/prices')
    },
  ],
  ['POST', '/v1/prices', makePrice],
  [
    'GET',
    '/v1/billing_portal/configurations',
    ({ book }) => toList([...book.portals.values()], '/v1/billing_portal/configurations'),
  ],
  [
    'POST',
    '/v1/billing_portal/configurations',
    ({ book, body }) => {
      const portal = { ...body, id: book.id('bpc'), object: 'billing_portal.configuration', active: true }
      book.portals.set(portal.id, portal)
      return portal
    },
  ],
  [
    'POST',
    '/v1/billing_portal/sessions',
    ({ book, body }) => {
      get(book.customers, textOf(body, 'customer') ?? '')
      const id = book.id('bps')
      return { ...body, id, object: 'billing_portal.session', url: `https://portal.example/${id}` }
    },
  ],
]

function makePrice({ book, body }: Ask): Price {
  const key = textOf(body, 'lookup_key') ?? null
  const before = [...book.prices.values()].find(({ lookup_key }) => lookup_key === key)
  if (before && !textOf(body, 'transfer_lookup_key')) throw refuse('A price already uses that lookup key')
  if (before) before.lookup_key = null
  const price: Price = {
    id: book.id('price'),
    object: 'price',
    product: productOf(book, textOf(body, 'product') ?? ''),
    currency: textOf(body, 'currency') ?? '',
    unit_amount: Number(textOf(body, 'unit_amount')),
    recurring: { interval: textOf(partOf(body, 'recurring'), 'interval') === 'year' ? 'year' : 'month' },
    lookup_key: key,
    metadata: metadataOf(body),
    active: true,
  }
  book.prices.set(price.id, price)
  return price
}

const productOf = (book: Book, id: string) => get(book.products, id).id
