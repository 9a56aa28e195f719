import type { Post } from '@app/core'
import { PRODUCT_NAME } from '@app/spec'
import { Refused, Unavailable } from '@app/toolkit'
import { guardedHttp, type Http } from '@app/tools'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'

/** S-64: what a receiver has to answer in, and how much of its answer is read. */
const LIMITS = { timeoutMs: 15_000, maxBytes: 1_000_000 }

/** S-20: webhooks leave through the same guard as everything an agent does. */
export function assemblePost({ egressAllow }: Pick<Config, 'egressAllow'>, log: Logger): Post {
  return postThrough(guardedHttp({ allow: egressAllow, userAgent: `${PRODUCT_NAME}-Webhooks`, ...LIMITS }), log)
}

export const postThrough =
  (http: Http, log: Logger): Post =>
  async (request, signal) => {
    try {
      // Behind a redirect stands somebody the user has not named: neither body nor signature goes there.
      const { status } = await http.request({ ...request, method: 'POST', redirects: 'answer' }, signal)
      return { status }
    } catch (error) {
      if (error instanceof Refused || error instanceof Unavailable || signal.aborted) throw error
      log.error({ err: error }, 'a webhook could not be sent')
      throw new Error('It could not be sent because of a mistake on our side. It is tried again.')
    }
  }
