import { calls } from '@app/contract'
import {
  changeTrigger,
  createTrigger,
  deleteTrigger,
  Fault,
  listTriggers,
  rotateTrigger,
  runHook,
  verifyHook,
} from '@app/core'
import type { FastifyInstance } from 'fastify'
import { answer, serve } from '../http/answer.ts'
import { withRawBody } from '../http/raw-body.ts'
import type { Parts } from '../parts.ts'

/** More than an event description holds; files travel by their own door. */
const HOOK_KILOBYTES = 256
/** Signed messages a trigger: a sender caught in a loop must not eat its owner's actions. */
const RUNS_PER_MINUTE = 120

export async function triggerRoutes(app: FastifyInstance, parts: Parts): Promise<void> {
  const { db, masterKeys } = parts
  answer(app, parts, calls.triggers.list, ({ ctx }) => listTriggers(ctx))
  answer(app, parts, calls.triggers.create, ({ ctx, body }) => createTrigger(ctx, masterKeys, body))
  answer(app, parts, calls.triggers.change, ({ ctx, params, body }) => changeTrigger(ctx, params.id, body))
  answer(app, parts, calls.triggers.rotate, ({ ctx, params }) => rotateTrigger(ctx, masterKeys, params.id))
  answer(app, parts, calls.triggers.delete, ({ ctx, params }) => deleteTrigger(ctx, params.id))

  await withRawBody(app, { kilobytes: HOOK_KILOBYTES }, (scope) => {
    const count = scope.createRateLimit({
      max: RUNS_PER_MINUTE,
      timeWindow: 60_000,
      allowList: [],
      keyGenerator: (request) => `hook ${(request.params as { id: string }).id}`,
    })
    serve(scope, calls.triggers.receive, async (request) => {
      const { id } = request.params as { id: string }
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const hook = await verifyHook(db, masterKeys, id, { headers: request.headers, body })
      // After the signature: nobody without the secret can use up what its owner may send.
      const counted = await count(request)
      if (!counted.isAllowed && counted.isExceeded) {
        throw new Fault('too-many', `This trigger takes ${RUNS_PER_MINUTE} messages a minute. Try again in a minute.`)
      }
      return runHook(db, hook)
    })
  })
}
