import { calls } from '@app/contract'
import {
  Fault,
  getAgent,
  listPairedBrowsers,
  makePairingCode,
  pairBrowser,
  renewBrowser,
  revokeBrowser,
  runOnPage,
} from '@app/core'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isExtensionOrigin } from '../extension/is-extension-origin.ts'
import { DOWNLOADS, readPackages } from '../extension/read-packages.ts'
import { answer, answerOutside, serve } from '../http/answer.ts'
import { countTries } from '../http/count-tries.ts'
import { addressKey } from '../http/rate-limit.ts'
import { requestKey } from '../http/request-key.ts'
import { fileNameParameters } from '../http/send-file.ts'
import type { Parts } from '../parts.ts'
import { planOrRefuse } from '../plans/plan-work.ts'

/** Wrong codes and renewals of one address. A person mistypes a few times; a program guesses many. */
const WRONG = { most: 10, windowMs: 60_000 }

export function extensionRoutes(app: FastifyInstance, parts: Parts): void {
  const { db } = parts
  const tries = countTries(WRONG)

  /** For what an extension asks before it has a token: from an extension, and not too often wrongly. */
  async function guarded<T>(request: FastifyRequest, work: (origin: string) => Promise<T>): Promise<T> {
    const { origin } = request.headers
    if (!isExtensionOrigin(origin)) throw new Fault('forbidden', 'Only the browser extension can be paired.')
    const from = addressKey(request.ip)
    if (tries.tooMany(from)) throw new Fault('too-many', 'Too many wrong codes. Wait a minute, then try again.')
    return work(origin).catch((error: unknown) => {
      if (error instanceof Fault) tries.count(from)
      throw error
    })
  }

  servePackages(app, parts)
  serve(app, calls.extension.pair, (request) =>
    guarded(request, (origin) => pairBrowser(db, { ...(request.body as { code: string; name: string }), origin })),
  )
  serve(app, calls.extension.renew, (request) =>
    guarded(request, (origin) => renewBrowser(db, { ...(request.body as { renewal: string }), origin })),
  )
  answer(app, parts, calls.extension.code, ({ ctx }) => makePairingCode(ctx))
  answer(app, parts, calls.extension.browsers, ({ ctx }) => listPairedBrowsers(ctx))
  answer(app, parts, calls.extension.revoke, ({ ctx, params }) => revokeBrowser(ctx, params.id))
  answer(app, parts, calls.extension.leave, ({ ctx, visitor }) => {
    if (!visitor.browserId) throw new Fault('invalid', 'Only a paired browser can leave.')
    return revokeBrowser(ctx, visitor.browserId)
  })
  answerOutside(app, parts, calls.extension.run, async (asked) => {
    const { inside, body, reply } = asked
    const { recipe, objective, model } = await inside((ctx) => getAgent(ctx, body.agentId))
    const planned = recipe ? undefined : (await planOrRefuse(asked, parts, objective, model, body.url)).recipe
    return inside((ctx) => runOnPage(ctx, { ...body, planned, requestKey: requestKey(reply) }))
  })
}

/** What was built, as it lies there: looked at once, when the server is put together. */
function servePackages(app: FastifyInstance, { extensionFiles }: Parts): void {
  const packages = readPackages(extensionFiles)
  serve(app, calls.extension.packages, async () => packages.map(({ facts }) => facts))
  app.get<{ Params: { name: string } }>(
    `${DOWNLOADS}/:name`,
    { schema: { hide: true } as object },
    (request, reply) => {
      const found = packages.find(({ facts }) => facts.name === request.params.name)
      if (!found) throw new Fault('not-found', 'There is nothing at this address.')
      return reply
        .header('content-type', 'application/zip')
        .header('content-disposition', `attachment; ${fileNameParameters(found.facts.name)}`)
        .header('cache-control', 'no-cache')
        .send(found.bytes)
    },
  )
}
