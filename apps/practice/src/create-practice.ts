import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { type CopyOptions, createCopy } from './create-copy.ts'

/** More people than rehearse at once on one machine; who came first makes room. */
const MOST_COPIES = 200
const COPY = /^\/u\/([\w-]{4,64})(\/.*)?$/

/**
 * An office to rehearse on: harmless, in memory, the same at every start. Whoever comes by `/u/<name>` has a copy to
 * themselves; the bare address is a copy for all. It listens to nothing yet.
 */
export function createPractice({ now = () => new Date() }: Partial<Pick<CopyOptions, 'now'>> = {}): FastifyInstance {
  const copies = new Map<string, Promise<FastifyInstance>>()

  async function makeCopy(name: string): Promise<FastifyInstance> {
    const copy = createCopy({ base: `/u/${name}`, now })
    await copy.ready()
    return copy
  }

  function copyOf(name: string): Promise<FastifyInstance> {
    const copy = copies.get(name) ?? makeCopy(name)
    copies.delete(name)
    copies.set(name, copy)
    const [oldest] = copies.keys()
    if (copies.size > MOST_COPIES && oldest !== undefined) copies.delete(oldest)
    return copy
  }

  type Handler = (request: IncomingMessage, response: ServerResponse) => void
  const app = createCopy({
    base: '',
    now,
    serverFactory: (forAll: Handler) =>
      createServer((request, response) => {
        const [, name, rest = '/'] = COPY.exec(request.url?.split('?')[0] ?? '') ?? []
        if (!name) return forAll(request, response)
        request.url = rest + (request.url?.slice(`/u/${name}`.length + (rest === '/' ? 0 : rest.length)) ?? '')
        copyOf(name).then(
          (copy) => copy.routing(request, response),
          () => response.writeHead(500).end(),
        )
      }),
  })
  return app
}
