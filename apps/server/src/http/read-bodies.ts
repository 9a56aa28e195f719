import { Fault, findUnstorable } from '@app/core'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../parts.ts'

/** A megabyte over a poor line takes a few seconds; somebody who sends a letter a minute holds a place for nothing. */
const BODY_MS = 20_000

/** S-03: JSON and nothing else, unless a call says otherwise; not deeper than whoever reads it can follow, and in good time. */
export function readBodies(app: FastifyInstance, { bodyMs = BODY_MS }: Pick<Parts, 'bodyMs'>): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    parse(request, body as string, (error, value) => {
      const wrong = error ? undefined : findUnstorable(value)
      done(error ?? (wrong ? new Fault('invalid', `The body ${wrong}`) : null), value)
    })
  })
  app.addHook('preParsing', async (request, reply, payload) => {
    // An upload takes as long as its line; where none is taken, it is refused before it is read.
    if (request.headers['content-type']?.startsWith('application/zip')) return undefined
    const clock = setTimeout(() => {
      // One that was refused unread has been answered, and nobody listens to it any more.
      if (reply.sent || payload.listenerCount('error') === 0) return
      reply.header('connection', 'close')
      // Whoever collects the body hears of it as of a broken line; ending the line itself would leave nothing to answer on.
      payload.emit('error', new Fault('too-slow', 'The body did not arrive in time. Send it again.'))
    }, bodyMs)
    const stop = () => clearTimeout(clock)
    payload.once('end', stop)
    payload.once('close', stop)
    reply.raw.once('finish', stop)
    return undefined
  })
}
