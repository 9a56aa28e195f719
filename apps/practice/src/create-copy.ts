import multipart from '@fastify/multipart'
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerFactory,
} from 'fastify'
import { ZodError, z } from 'zod'
import { applyPages } from './apply/pages.ts'
import { documentPages } from './documents/pages.ts'
import { accountPages } from './pages/account.ts'
import { crmPages } from './pages/crm.ts'
import { endlessPages } from './pages/endless.ts'
import { ledgerPages } from './pages/ledger.ts'
import { mailPages } from './pages/mail.ts'
import { secureDoor } from './pages/secure.ts'
import { shopPages } from './pages/shop.ts'
import { trapPages } from './pages/traps.ts'
import { prefixAddresses } from './prefix-addresses.ts'
import { contactRoutes } from './routes/contacts.ts'
import { customerRoutes } from './routes/customers.ts'
import { orderRoutes } from './routes/orders.ts'
import { productRoutes } from './routes/products.ts'
import { reportRoutes } from './routes/reports.ts'
import { troubleRoutes } from './routes/trouble.ts'
import { createState } from './state.ts'

const Look = z.object({ look: z.enum(['usual', 'new']) })

/** What it says of itself, so that whoever finds its port taken can see by whom. */
export const PRACTICE_NAME = 'Practice shop'

export interface CopyOptions {
  /** What stands before every address of this copy. */
  base: string
  now: () => Date
  serverFactory?: FastifyServerFactory
}

/** One copy of the office, with data of its own. */
export function createCopy({ base, now, serverFactory }: CopyOptions): FastifyInstance {
  const app = fastify({
    bodyLimit: 100_000,
    forceCloseConnections: true,
    ...(serverFactory ? { serverFactory } : {}),
  })
  const state = createState()
  const calls: string[] = []
  app.addHook('onRoute', ({ method, url }) => void (method !== 'HEAD' && calls.push(`${method} ${url}`)))
  if (base) app.addHook('onSend', prefixAddresses(base))
  app.setErrorHandler((error: FastifyError | ZodError, _request, reply) => {
    if (error instanceof ZodError) {
      const [first] = error.issues
      return reply.status(400).send({ message: `${first?.path.join('.') || 'body'}: ${first?.message}` })
    }
    return reply.status(error.statusCode ?? 500).send({ message: error.message })
  })
  app.setNotFoundHandler((_request, reply) => reply.status(404).send({ message: 'There is nothing at this address.' }))
  // A form of a page arrives as a browser sends it; what was ticked several times arrives several times.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => readForm(new URLSearchParams(body)),
  )
  app.register(multipart, { limits: { fileSize: 10_000_000, files: 5 } })
  app.get('/', async (request, reply) =>
    request.headers.accept?.includes('text/html') ? reply.redirect('/shop', 302) : { name: PRACTICE_NAME, calls },
  )
  app.post('/api/reset', async () => {
    state.reset()
    return { ok: true }
  })
  app.post('/api/look', async ({ body }) => {
    state.look = Look.parse(body).look
    return { look: state.look }
  })
  // Inside, so that uploads are known by then.
  app.register(async (rooms) => {
    productRoutes(rooms, state)
    customerRoutes(rooms)
    contactRoutes(rooms, state)
    orderRoutes(rooms, state, now)
    reportRoutes(rooms, state)
    troubleRoutes(rooms, state)
    shopPages(rooms, state, now)
    endlessPages(rooms, state)
    ledgerPages(rooms)
    accountPages(rooms, state)
    secureDoor(rooms, now)
    crmPages(rooms, state)
    applyPages(rooms, state, now)
    documentPages(rooms, state)
    mailPages(rooms, state, now)
    trapPages(rooms)
  })
  return app
}

function readForm(fields: URLSearchParams): Record<string, string | string[]> {
  return Object.fromEntries(
    [...new Set(fields.keys())].map((name) => {
      const values = fields.getAll(name)
      return [name, values.length > 1 ? values : (values[0] ?? '')]
    }),
  )
}
