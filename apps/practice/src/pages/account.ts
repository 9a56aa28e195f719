import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { State } from '../state.ts'
import { money, sendPage } from './layout.ts'

/** Shown on the page itself: this is a rehearsal, and whoever rehearses must know the way in. */
export const PRACTICE_LOG_IN = { username: 'ada', password: 'practice makes perfect' }

const LogIn = z.object({ username: z.string().max(100), password: z.string().max(200) })

/** A door that opens to one name and one password, and a page behind it. */
export function accountPages(app: FastifyInstance, state: State): void {
  const sessions = new Set<string>()
  const isIn = (request: FastifyRequest) =>
    sessions.has(/(?:^|;\s*)practice=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '')

  app.get('/log-in', async (_request, reply) => sendPage(reply, 'Log in', form()))

  app.post('/log-in', async ({ body }, reply) => {
    const { username, password } = LogIn.parse(body)
    if (username !== PRACTICE_LOG_IN.username || !same(password, PRACTICE_LOG_IN.password))
      return sendPage(reply, 'Log in', form('Name or password is not right.'), 401)
    const session = randomBytes(16).toString('base64url')
    sessions.add(session)
    reply.header('set-cookie', `practice=${session}; HttpOnly; SameSite=Lax; Path=/`)
    return reply.redirect('/account', 303)
  })

  app.get('/account', async (request, reply) => {
    if (!isIn(request)) return reply.redirect('/log-in', 303)
    const rows = state.orders.map(
      (order) =>
        `<tr><td><a href="/orders/${order.id}">${order.id}</a></td><td>${order.status}</td><td>${money(order.totalCents)}</td></tr>`,
    )
    return sendPage(
      reply,
      'My account',
      `<p>Welcome back, Ada.</p><table><tr><th>Order</th><th>Status</th><th>Total</th></tr>${rows.join('')}</table>`,
    )
  })
}

const form = (error = ''): string =>
  `${error ? `<p class="error" role="alert">${error}</p>` : ''}<form class="panel" method="post" action="/log-in">
    <label>Name <input name="username" autocomplete="username" required></label>
    <label>Password <input name="password" type="password" autocomplete="current-password" required></label>
    <button>Log in</button></form><p>To rehearse: ${PRACTICE_LOG_IN.username}, ${PRACTICE_LOG_IN.password}</p>`

const same = (given: string, right: string): boolean =>
  given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right))
