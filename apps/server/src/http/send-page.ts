import type { Page } from '@app/core'
import type { FastifyReply } from 'fastify'

/** Decision 22: a plain array, and where there is more a `Link` to what follows. */
export function sendPage<Item extends { id: string }>(reply: FastifyReply, page: Page<Item>): Item[] {
  return sendPageBy(reply, page, ({ id }) => id)
}

/** The same for what is continued by something else than an id. */
export function sendPageBy<Item>(
  reply: FastifyReply,
  { items, more }: Page<Item>,
  placeOf: (item: Item) => string,
): Item[] {
  const last = items.at(-1)
  if (more && last) {
    const url = new URL(reply.request.url, 'http://here')
    url.searchParams.set('before', placeOf(last))
    reply.header('link', `<${url.pathname}${url.search}>; rel="next"`)
  }
  return items
}
