import fastify, { type FastifyError, type FastifyInstance, type FastifyRequest } from 'fastify'
import { ZodError } from 'zod'
import { accountPages } from './pages/account.ts'
import { shopPages } from './pages/shop.ts'
import { trapPages } from './pages/traps.ts'
import { customerRoutes } from './routes/customers.ts'
import { orderRoutes } from './routes/orders.ts'
import { productRoutes } from './routes/products.ts'
import { reportRoutes } from './routes/reports.ts'
import { troubleRoutes } from './routes/trouble.ts'
import { createState } from './state.ts'

/** What it says of itself, so that whoever finds its port taken can see by whom. */
export const PRACTICE_NAME = 'Practice shop'

export interface PracticeOptions {
  now?: () => Date
}

/** A small shop for office supplies to rehearse on: harmless, in memory, the same at every start. It listens to nothing yet. */
export function createPractice({ now = () => new Date() }: PracticeOptions = {}): FastifyInstance {
  const app = fastify({ bodyLimit: 100_000, forceCloseConnections: true })
  const state = createState()
  const calls: string[] = []
  app.addHook('onRoute', ({ method, url }) => void (method !== 'HEAD' && calls.push(`${method} ${url}`)))
  app.setErrorHandler((error: FastifyError | ZodError, _request, reply) => {
    if (error instanceof ZodError) {
      const [first] = error.issues
      return reply.status(400).send({ message: `${first?.path.join('.') || 'body'}: ${first?.message}` })
    }
    return reply.status(error.statusCode ?? 500).send({ message: error.message })
  })
  app.setNotFoundHandler((_request, reply) => reply.status(404).send({ message: 'There is nothing at this address.' }))
  // A form of a page arrives as a browser sends it.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  )
  app.get('/', async (request, reply) =>
    request.headers.accept?.includes('text/html') ? reply.redirect('/shop', 302) : { name: PRACTICE_NAME, calls },
  )
  app.post('/api/reset', async () => {
    state.reset()
    return { ok: true }
  })
  productRoutes(app, state)
  customerRoutes(app)
  orderRoutes(app, state, now)
  reportRoutes(app, state)
  troubleRoutes(app, state)
  shopPages(app, state, now)
  accountPages(app, state)
  trapPages(app)
  return app
}
