import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Offer } from './offers.ts'

export interface Said {
  text: string
  isError: boolean
}

type Given = Record<string, unknown>

/** Asks the public call itself, as whoever asks here: what it refuses is refused, in its words, and written once. */
export async function carryOutOffer(
  app: FastifyInstance,
  { headers, ip }: FastifyRequest,
  { call, params, query }: Offer,
  given: Given,
): Promise<Said> {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(given[name])))
  const search = new URLSearchParams(query.flatMap((name) => (name in given ? [[name, String(given[name])]] : [])))
  const body = Object.fromEntries(
    Object.entries(given).filter(([name]) => !params.includes(name) && !query.includes(name)),
  )
  const { authorization, cookie, origin, host } = headers
  const sent = { host, authorization, cookie, origin }
  const answer = await app.inject({
    method: call.method,
    url: search.size > 0 ? `${path}?${search}` : path,
    remoteAddress: ip,
    headers: Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)),
    ...(call.method === 'GET' ? {} : { payload: body }),
  })
  return { text: answer.body, isError: answer.statusCode >= 400 }
}
