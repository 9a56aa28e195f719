import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { State } from '../state.ts'
import { money, sendPage } from './layout.ts'

const STEP = 20
const ITEMS = 240
const Wanted = z.object({ from: z.coerce.number().int().min(0).max(100_000).default(0) })

/** The shop as many are built today: one list that grows while one scrolls, and one that a script draws. */
export function endlessPages(app: FastifyInstance, state: State): void {
  app.get('/api/feed', async ({ query }) => {
    const { from } = Wanted.parse(query)
    const many = Math.max(0, Math.min(STEP, ITEMS - from))
    return { items: Array.from({ length: many }, (_, n) => offer(state, from + n)), more: from + STEP < ITEMS }
  })

  app.get('/shop/endless', async (_request, reply) =>
    sendPage(reply, 'Offers', `<ul class="cards tall"></ul><p class="end" aria-hidden="true">…</p>${script(GROWING)}`),
  )

  app.get('/shop/app', async (_request, reply) =>
    sendPage(reply, 'Offers of the week', `<ul class="cards"></ul>${script(DRAWN)}`),
  )
}

function offer({ products }: State, n: number) {
  const product = products[n % products.length]
  const price = Math.round((product?.priceCents ?? 0) * (1 - (n % 7) / 20))
  return { name: `${product?.name}, lot ${n + 1}`, price: money(price), sku: `${product?.sku}/${n + 1}` }
}

const script = (text: string): string => `<script>${SHARED}${text}</script>`

const SHARED = `
const list = document.querySelector('ul.cards'), base = document.body.dataset.base
const show = (item) => {
  const card = document.createElement('li')
  for (const [tag, text] of [['h2', item.name], ['p', item.price], ['p', item.sku]]) {
    const part = document.createElement(tag); part.textContent = text; card.append(part)
  }
  list.append(card)
}
const load = async (from) => (await fetch(base + 'api/feed?from=' + from)).json()`

const GROWING = `
let from = 0, busy = false, more = true
const grow = async () => {
  if (busy || !more) return
  busy = true
  const part = await load(from)
  part.items.forEach(show); from += part.items.length; more = part.more; busy = false
  if (!more) document.querySelector('.end').remove()
}
new IntersectionObserver(([end]) => end.isIntersecting && grow(), { rootMargin: '100px' }).observe(document.querySelector('.end'))
grow()`

const DRAWN = `load(0).then((part) => part.items.forEach(show))`
