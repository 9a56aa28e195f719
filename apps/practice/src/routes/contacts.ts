import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type Contact, STAGES } from '../contacts.ts'
import { Paging, pageOf } from '../paging.ts'
import { notFound } from '../problem.ts'
import type { State } from '../state.ts'

/** What may be changed, as a form or an API sends it. */
export const Change = z.object({
  name: z.string().min(1).max(100).optional(),
  company: z.string().max(100).optional(),
  email: z.email().optional(),
  phone: z.string().max(40).optional(),
  city: z.string().max(60).optional(),
  stage: z.enum(STAGES).optional(),
  value: z.coerce.number().int().min(0).max(10_000_000).optional(),
  notes: z.string().max(2_000).optional(),
})

export function contactRoutes(app: FastifyInstance, state: State): void {
  app.get('/api/contacts', async (request, reply) => pageOf(reply, state.contacts, Paging.parse(request.query)))
  app.get<{ Params: { id: string } }>('/api/contacts/:id', async ({ params }) => findContact(state, params.id))
  app.patch<{ Params: { id: string } }>('/api/contacts/:id', async ({ params, body }) =>
    Object.assign(findContact(state, params.id), given(Change.parse(body))),
  )
}

export function findContact(state: State, wanted: string): Contact {
  const contact = state.contacts.find(({ id }) => id === wanted)
  if (!contact) throw notFound('contact')
  return contact
}

/** Without what was not sent: it stays as it is. */
export const given = <T extends object>(change: T): Partial<T> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Partial<T>
